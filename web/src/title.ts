import { t } from "./texts.js";

/** Names the page after the screen that it shows. */
export function entitle(): void {
  const title = document.querySelector("main h1")?.textContent;
  document.title = title ? t("page-title", { page: title }) : t("app-name");
}
