// One file, so that one browser tells all of them: loading and starting it takes longer than most of its stories do.
import "./browser-ask.js";
import "./browser-chat.js";
import "./browser-entry.js";
import "./browser-hooks.js";
