// Letters that the fonts of the game lack, drawn with the fonts of the device.

let context = null;

// draw gives the pixels of a line, four bytes each, or null. The sizes are
// device pixels; the line begins at x on the baseline y, drop is how far below
// it its shadow falls, outline how far the outline reaches.
export function draw({ text, font, width, height, x, y, drop, outline, color, outlineColor, shadowColor }) {
  try {
    if (!context) context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    context.canvas.width = width; // clears it too
    context.canvas.height = height;
    context.font = font;
    context.lineJoin = 'round';
    context.lineWidth = 2 * outline;
    const room = width - 2 * x; // wider letters are squeezed
    if (drop > 0) {
      context.fillStyle = context.strokeStyle = shadowColor;
      if (outline > 0) context.strokeText(text, x, y + drop, room);
      context.fillText(text, x, y + drop, room);
    }
    if (outline > 0) {
      context.strokeStyle = outlineColor;
      context.strokeText(text, x, y, room);
    }
    context.fillStyle = color;
    context.fillText(text, x, y, room);
    return context.getImageData(0, 0, width, height).data;
  } catch {
    return null; // no room for it, or a browser that keeps its pixels to itself
  }
}
