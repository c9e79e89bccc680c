import { useSignal } from "@preact/signals";
import { download } from "./files.js";
import { asides, damages, forgetAside, origin, raw } from "./store.js";
import { t } from "./texts.js";

/** What was kept under a name, in words. */
function thing(name: string): string {
  const known = ["game", "games-away", "analysis", "analyses", "learn", "puzzles"];
  return t(`damaged-${known.includes(name) ? name : "other"}`);
}

/** Tells what of the things kept makes no sense, and what became of it. */
export function Damages() {
  return (
    <div class="note damages">
      <ul>
        {damages.value.map(({ name, what, found, moves = 0 }) => (
          <li key={`${name} ${what} ${found}`}>{t("damage-at", { thing: thing(name), what: what === "illegal" ? found : t(`damage-${what}`, { found, moves }) })}</li>
        ))}
      </ul>
      <p>{t("damage-aside")}</p>
      <a class="button" href="#/settings">{t("menu-settings")}</a>
      <button type="button" onClick={() => { damages.value = []; }}>{t("close")}</button>
    </div>
  );
}

/** What was set aside because it can't be used: to be saved as a file, or deleted. */
export function Asides() {
  const list = useSignal(asides());
  const sure = useSignal<string | undefined>(undefined);
  if (list.value.length === 0) return null;
  return (
    <>
      <h3>{t("damage-title")}</h3>
      <p>{t("damage-about")}</p>
      <ul class="asides">
        {list.value.map((aside) => (
          <li key={aside}>
            <p>{thing(origin(aside))}</p>
            {sure.value === aside ? (
              <p class="row sure" role="alertdialog" aria-label={t("damage-sure")}>
                <span>{t("damage-sure")}</span>
                <button type="button" onClick={() => {
                  forgetAside(aside);
                  list.value = asides();
                }}>{t("settings-delete-yes")}</button>
                <button type="button" onClick={() => { sure.value = undefined; }}>{t("no")}</button>
              </p>
            ) : (
              <p class="row">
                <button type="button" onClick={() => download(raw(aside) ?? "", "application/json", `bingwa-${aside}.json`)}>{t("damage-save")}</button>
                <button type="button" onClick={() => { sure.value = aside; }}>{t("damage-delete")}</button>
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
