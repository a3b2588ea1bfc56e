export { en as texts } from "../../../../texts/en.js";
export { en as words } from "./en.js";
