/** The languages, each by its own name, and which way its pages run. */
export const LANGUAGES = {
  en: { name: "English", dir: "ltr" },
  sw: { name: "Kiswahili", dir: "ltr" },
  he: { name: "עברית", dir: "rtl" },
  ca: { name: "Català", dir: "ltr" },
  fa: { name: "فارسی", dir: "rtl" },
  hy: { name: "Հայերեն", dir: "ltr" },
} as const;
export type Locale = keyof typeof LANGUAGES;
/**
 * The language, and for a browser that doesn't know how it writes numbers one that writes them alike:
 * the Ukrainian comma, room between thousands, percent sign and date in figures are the Armenian ones, too.
 */
export const figuresOf = (locale: Locale): string[] => (locale === "hy" ? ["hy", "uk"] : [locale]);
export const LOCALES = Object.keys(LANGUAGES) as Locale[];
