export { zh as texts } from "../../../../texts/zh.js";
export { zh as words } from "./zh.js";
