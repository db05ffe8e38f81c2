// For browsers without modules, which never get to run page.js.
document.getElementById('old').hidden = false;
document.getElementById('progress').hidden = true;
