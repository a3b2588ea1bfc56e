import { render } from "preact";
import { App } from "./app.js";
import { takeCode, viewInAddress } from "./net/address.js";
import { localeFor, read, readLanguage, readTheme } from "./net/keeping.js";
import { isIntercepted, onIntercepted } from "./net/service-workers.js";
import { createPage } from "./state/page.js";
import { createStore } from "./state/store.js";
import type { State } from "./state/types.js";
import { PageContext } from "./state/use.js";

const code = takeCode();
const language = readLanguage();
const store = createStore<State>({
  view: viewInAddress(),
  language,
  locale: localeFor(language),
  theme: readTheme(),
  isInside: code === undefined && read("token") !== undefined,
  isEntering: code !== undefined,
  connection: "connecting",
  lines: [],
  hasLoaded: false,
  hasOlder: false,
  hasLog: false,
  pending: [],
  draft: "",
  pieces: {},
  working: [],
  looking: {},
  questions: [],
  over: [],
  aheadMs: 0,
  wantsToDecide: false,
  firings: [],
  progress: {},
});
const page = createPage(store);

const applyLook = (): void => {
  const { theme, locale } = store.get();
  const root = document.documentElement;
  root.lang = locale === "zh" ? "zh-CN" : "en";
  if (theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = theme;
};
applyLook();
store.subscribe(applyLook);

addEventListener("hashchange", () => {
  const later = takeCode();
  if (later === undefined) store.update((state) => ({ ...state, view: viewInAddress() }));
  else void page.enter(later);
});

onIntercepted(page.refuseInterception);
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
