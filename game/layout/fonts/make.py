#!/usr/bin/env python3
"""Cuts the fonts of the game out of the full Alegreya families.

Usage: make.py ALEGREYA ALEGREYA_SANS, the two folders of the unpacked npm
packages; README.md says where they come from. Needs fonttools.

The game draws its letters without a shaping engine, so nothing applies
OpenType features at run time. What is wanted of them is put where every
character asks for it: into the character map.
"""
import os
import sys

from fontTools import subset
from fontTools.ttLib import TTFont

HERE = os.path.dirname(os.path.abspath(__file__))

# What the four languages write, and the punctuation and marks of the screens.
CORE = (
    [(0x20, 0x7E), (0xA0, 0xFF)]
    + [(0x401, 0x401), (0x410, 0x44F), (0x451, 0x451)]
    + [(0x2009, 0x2009), (0x2010, 0x2015), (0x2018, 0x201E), (0x2020, 0x2022)]
    + [(0x2026, 0x2026), (0x202F, 0x202F), (0x2032, 0x2033), (0x2039, 0x203A)]
    + [(0x20AC, 0x20AC), (0x2116, 0x2116), (0x2122, 0x2122)]
    + [(0x2190, 0x2193), (0x2212, 0x2212), (0x2248, 0x2248), (0x2264, 0x2265)]
)
# What the names of people hold besides, where Latin or Cyrillic is written.
NAMES = [
    (0x100, 0x17F), (0x218, 0x21B), (0x404, 0x404), (0x406, 0x407),
    (0x40E, 0x40E), (0x454, 0x454), (0x456, 0x457), (0x45E, 0x45E),
    (0x490, 0x491), (0x1E9E, 0x1E9E),
]

# name, family, weight, characters, features to map in
FACES = [
    ("serif", 0, "400Regular/Alegreya_400Regular", CORE + NAMES, ["lnum"]),
    ("serif-bold", 0, "700Bold/Alegreya_700Bold", CORE + NAMES, ["lnum"]),
    ("serif-black", 0, "800ExtraBold/Alegreya_800ExtraBold", CORE, ["lnum"]),
    ("small-caps", 0, "700Bold/Alegreya_700Bold", CORE, ["smcp"]),
    ("sans", 1, "500Medium/AlegreyaSans_500Medium", CORE, ["lnum", "tnum"]),
    ("sans-black", 1, "800ExtraBold/AlegreyaSans_800ExtraBold", CORE, ["lnum", "tnum"]),
]


def substitutions(font, tag):
    """The single substitutions of a feature: glyph to glyph."""
    gsub = font["GSUB"].table
    out = {}
    for record in gsub.FeatureList.FeatureRecord:
        if record.FeatureTag != tag:
            continue
        for index in record.Feature.LookupListIndex:
            for table in gsub.LookupList.Lookup[index].SubTable:
                table = getattr(table, "ExtSubTable", table)
                out.update(getattr(table, "mapping", {}))
    return out


def main(folders):
    for name, family, path, ranges, features in FACES:
        font = TTFont(os.path.join(folders[family], path + ".ttf"), recalcTimestamp=False)
        for feature in features:
            change = substitutions(font, feature)
            for table in font["cmap"].tables:
                if table.isUnicode():
                    table.cmap = {c: change.get(g, g) for c, g in table.cmap.items()}
        options = subset.Options()
        options.hinting = False
        options.layout_features = ["kern"]
        options.layout_scripts = ["latn"]
        options.name_IDs = [0, 1, 2, 5, 13, 14]
        options.drop_tables += ["GSUB", "GDEF", "STAT", "gasp", "prep", "fpgm", "cvt "]
        cutter = subset.Subsetter(options)
        cutter.populate(unicodes=[c for a, b in ranges for c in range(a, b + 1)])
        cutter.subset(font)
        font.save(os.path.join(HERE, name + ".ttf"))


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(sys.argv[1:])
