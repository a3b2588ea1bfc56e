import { render } from "preact";
import { App } from "./app.js";
import {
  isIntercepted,
  localeFor,
  onIntercepted,
  placeInAddress,
  readItem,
  readLanguage,
  readSeen,
  readTheme,
  takeCode,
} from "./browser.js";
import { loadCatalogue } from "./catalogue.js";
import { Page } from "./page.js";
import { NOTHING_YET } from "./state.js";
import { PageContext } from "./use.js";

const code = takeCode();
const language = readLanguage();
const locale = localeFor(language);
const page = new Page({
  ...NOTHING_YET,
  ...placeInAddress(),
  language,
  locale,
  catalogue: await loadCatalogue(locale),
  theme: readTheme(),
  seen: readSeen(),
  isInside: code === undefined && readItem("token") !== undefined,
  isEntering: code !== undefined,
});

const applyLook = (): void => {
  const { theme, locale } = page.state;
  const root = document.documentElement;
  root.lang = locale === "zh" ? "zh-CN" : "en";
  if (theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = theme;
};
applyLook();
page.subscribe(["theme", "locale"], applyLook);

addEventListener("hashchange", () => {
  const later = takeCode();
  if (later === undefined) page.set(placeInAddress());
  else void page.enter(later);
});

onIntercepted(() => page.refuseInterception());
if (isIntercepted()) page.refuseInterception();
else if (code === undefined) page.start();
else void page.enter(code);

const root = document.getElementById("page");
if (root)
  render(
    <PageContext.Provider value={page}>
      <App />
    </PageContext.Provider>,
    root,
  );
