import { LOCALES, type Locale } from "./languages.js";
import { following, load, save } from "./store.js";

export const THEMES = ["system", "light", "dark"] as const;
export const LOOKS = ["wood", "plain", "contrast"] as const;

/** When a move is asked about before it is made. */
export const CONFIRM = ["never", "untimed", "always"] as const;

/** What a person has chosen for all games. */
export interface Settings {
  locale: Locale;
  theme: (typeof THEMES)[number];
  /** Nothing as long as the device's own wish decides. */
  look: (typeof LOOKS)[number] | undefined;
  /** Draw numbers only, for slow machines. */
  numbers: boolean;
  /** The speed of moves; 0 stands for at once. */
  speed: number;
  /** Let seeds be heard. */
  sound: boolean;
  /** Ask before a move is made: in no game, in those without a clock, in all. */
  confirm: (typeof CONFIRM)[number];
  /** Play the only legal move without being asked. */
  only: boolean;
  /** Show in the analysis what the opponent threatens. */
  threats: boolean;
}

function among<T>(values: readonly T[], value: unknown, otherwise: T): T {
  return values.includes(value as T) ? (value as T) : otherwise;
}

function preferred(): Locale {
  const languages = navigator.languages.map((language) => language.slice(0, 2));
  return languages.find((language): language is Locale => LOCALES.includes(language as Locale)) ?? "en";
}

/** Reads settings of any earlier form: what is missing or unknown is as it is at first. */
function check(value: unknown): Settings {
  const kept = (typeof value === "object" && value !== null ? value : {}) as Partial<Settings>;
  return {
    locale: among(LOCALES, kept.locale, preferred()),
    theme: among(THEMES, kept.theme, "system"),
    look: among([...LOOKS, undefined], kept.look, undefined),
    numbers: kept.numbers === true,
    speed: typeof kept.speed === "number" && kept.speed >= 0 && kept.speed <= 8 ? kept.speed : 1,
    sound: kept.sound === true,
    // It was yes or no once.
    confirm: (kept.confirm as unknown) === true ? "always" : among(CONFIRM, kept.confirm, "never"),
    only: kept.only === true,
    threats: kept.threats === true,
  };
}

export const settings = following("settings", () => load("settings", check) ?? check(undefined));

/** Changes settings and keeps them. */
export function change(some: Partial<Settings>): void {
  settings.value = { ...settings.value, ...some };
  save("settings", settings.value);
}
