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
export const LOCALES = Object.keys(LANGUAGES) as Locale[];
