import "./forms.css";
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { bring, drop, open, take } from "../device.js";
import { Asides } from "../damages.js";
import { forgetGames } from "../game.js";
import { games } from "../games.js";
import { LANGUAGES, LOCALES, type Locale } from "../languages.js";
import { look } from "../look.js";
import { change, CONFIRM, LOOKS, settings, THEMES } from "../settings.js";
import { t } from "../texts.js";
import { Radios, Sample } from "./new.js";

const SPEEDS = [0.25, 0.5, 1, 2, 4, 8, 0];

/** What a person chooses for all games, and what is kept on the device. */
export function SettingsScreen() {
  const { locale, theme, numbers, speed, sound, confirm, only } = settings.value;
  return (
    <div class="beside-board">
      <Sample info={games[0]!} viewer="S" />
      <div class="settings">
        <h1>{t("settings-title")}</h1>
        <Radios name="locale" legend={t("settings-language")} value={locale}
          choose={(value) => change({ locale: value as Locale })}
          options={LOCALES.map((each) => [each, <span lang={each} dir="auto">{LANGUAGES[each].name}</span>])} />
        <Radios name="theme" legend={t("settings-theme")} value={theme}
          choose={(value) => change({ theme: value as (typeof THEMES)[number] })}
          options={THEMES.map((each) => [each, t(`theme-${each}`)])} />
        <Radios name="look" legend={t("settings-look")} value={look()}
          choose={(value) => change({ look: value as (typeof LOOKS)[number] })}
          options={LOOKS.map((each) => [each, t(`look-${each}`)])} />
        <Check on={numbers} choose={(on) => change({ numbers: on })}>{t("settings-numbers")}</Check>
        <label>
          <span>{t("settings-speed")}</span>
          <select value={String(speed)} onChange={(event) => change({ speed: Number(event.currentTarget.value) })}>
            {SPEEDS.map((each) => (
              <option key={each} value={String(each)}>{each === 0 ? t("speed-instant") : t("speed-times", { speed: each })}</option>
            ))}
          </select>
        </label>
        <Check on={sound} choose={(on) => {
          change({ sound: on });
          if (on) void import("../sounds.js").then((made) => made.sound("end"));
        }}>{t("settings-sound")}</Check>
        <Radios name="confirm" legend={t("settings-confirm")} value={confirm}
          choose={(value) => change({ confirm: value as (typeof CONFIRM)[number] })}
          options={CONFIRM.map((each) => [each, t(`confirm-${each}`)])} />
        <Check on={only} choose={(on) => change({ only: on })}>{t("settings-only")}</Check>
        <Device />
        <p><a class="button" href="#/about">{t("about-title")}</a></p>
      </div>
    </div>
  );
}

/** Something that is so or not. */
function Check({ on, choose, children }: { on: boolean; choose: (on: boolean) => void; children: ComponentChildren }) {
  return (
    <label class="radio check">
      <input type="checkbox" checked={on} onChange={(event) => choose(event.currentTarget.checked)} />
      <span>{children}</span>
    </label>
  );
}

/** What is kept on this device. */
function Device() {
  const said = useSignal("");
  const sure = useSignal(false);
  const brought = useSignal<Record<string, string> | undefined>(undefined);
  return (
    <section class="device">
      <h2>{t("settings-data")}</h2>
      <p>{t("settings-data-about")}</p>
      <p class="row">
        <button type="button" onClick={take}>{t("settings-export")}</button>
        <label class="button file">
          <span>{t("settings-import")}</span>
          <input type="file" accept=".json,application/json" onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            event.currentTarget.value = "";
            if (!file) return;
            void open(file).then((found) => {
              brought.value = found;
              said.value = found ? "" : t("settings-import-unread");
            });
          }} />
        </label>
        {!sure.value && <button type="button" onClick={() => { sure.value = true; }}>{t("settings-delete")}</button>}
      </p>
      {brought.value && (
        <p class="row sure" role="alertdialog" aria-label={t("settings-import-sure")}>
          <span>{t("settings-import-sure")}</span>
          <button type="button" onClick={() => {
            const found = brought.value!;
            brought.value = undefined;
            if (bring(found)) location.reload();
            else said.value = t("settings-import-full");
          }}>{t("settings-import-yes")}</button>
          <button type="button" onClick={() => { brought.value = undefined; }}>{t("no")}</button>
        </p>
      )}
      {sure.value && (
        <p class="row sure" role="alertdialog" aria-label={t("settings-delete-sure")}>
          <span>{t("settings-delete-sure")}</span>
          <button type="button" onClick={() => {
            forgetGames();
            drop();
            sure.value = false;
            said.value = t("settings-deleted");
          }}>{t("settings-delete-yes")}</button>
          <button type="button" onClick={() => { sure.value = false; }}>{t("no")}</button>
        </p>
      )}
      <p role="status">{said.value}</p>
      <Asides key={said.value} />
    </section>
  );
}
