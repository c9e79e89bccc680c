import { useState } from "preact/hooks";
import { putAway } from "../game.js";
import { LANGUAGES, LOCALES, type Locale } from "../languages.js";
import { change, LOOKS, settings, THEMES } from "../settings.js";
import { forget } from "../store.js";
import { t } from "../texts.js";
import { Radios } from "./new.js";

const SPEEDS = [0.25, 0.5, 1, 2, 4, 8, 0];

/** What else is kept on the device under its own name. */
const KEPT = ["settings", "analysis", "analysis-before", "learn"].flatMap((name) => [name, `${name}.unread`]).concat("game.unread");

/** What a person chooses for all games, and what is kept on the device. */
export function SettingsScreen() {
  const { locale, theme, look, numbers, speed } = settings.value;
  const [deleted, setDeleted] = useState(false);
  return (
    <div class="settings">
      <h1>{t("settings-title")}</h1>
      <Radios name="locale" legend={t("settings-language")} value={locale}
        choose={(value) => change({ locale: value as Locale })}
        options={LOCALES.map((each) => [each, <span lang={each} dir="auto">{LANGUAGES[each].name}</span>])} />
      <Radios name="theme" legend={t("settings-theme")} value={theme}
        choose={(value) => change({ theme: value as (typeof THEMES)[number] })}
        options={THEMES.map((each) => [each, t(`theme-${each}`)])} />
      <Radios name="look" legend={t("settings-look")} value={look}
        choose={(value) => change({ look: value as (typeof LOOKS)[number] })}
        options={LOOKS.map((each) => [each, t(`look-${each}`)])} />
      <label class="radio">
        <input type="checkbox" checked={numbers} onChange={(event) => change({ numbers: event.currentTarget.checked })} />
        <span>{t("settings-numbers")}</span>
      </label>
      <label>
        <span>{t("settings-speed")}</span>
        <select value={String(speed)} onChange={(event) => change({ speed: Number(event.currentTarget.value) })}>
          {SPEEDS.map((each) => (
            <option key={each} value={String(each)}>{each === 0 ? t("speed-instant") : t("speed-times", { speed: each })}</option>
          ))}
        </select>
      </label>
      <h2>{t("settings-data")}</h2>
      <p>{t("settings-data-about")}</p>
      <p class="row">
        <button type="button" onClick={() => {
          putAway();
          for (const name of KEPT) forget(name);
          setDeleted(true);
        }}>
          {t("settings-delete")}
        </button>
        <span role="status">{deleted ? t("settings-deleted") : ""}</span>
      </p>
    </div>
  );
}
