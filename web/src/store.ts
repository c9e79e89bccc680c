/** What is kept on this device, each thing under its name with the version of its form. */
import { signal } from "@preact/signals";

/** Set when the device refuses to keep things: full, or storage turned off. */
export const unkept = signal(false);

const PREFIX = "bingwa.";

/** Reads what was kept; `undefined` where there is nothing that `check` accepts. */
export function load<T>(name: string, check: (value: unknown) => T | undefined): T | undefined {
  try {
    const text = localStorage.getItem(PREFIX + name);
    if (text === null) return undefined;
    const value = check(JSON.parse(text) as unknown);
    // What can't be understood is set aside rather than written over.
    if (value === undefined) localStorage.setItem(`${PREFIX + name}.unread`, text);
    return value;
  } catch {
    return undefined;
  }
}

/** Keeps something. */
export function save(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
    unkept.value = false;
  } catch {
    unkept.value = true;
  }
}

/** Forgets something. */
export function forget(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    unkept.value = true;
  }
}
