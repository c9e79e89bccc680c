/** What is kept on this device, each thing under its name with the version of its form. */
import { signal } from "@preact/signals";

/** Set when the device refuses to keep things: full, or storage turned off. */
export const unkept = signal(false);

/** Set when something was kept that nobody here understands, by another version or damaged. */
export const unread = signal(false);

const PREFIX = "bingwa.";

/** Reads what was kept; `undefined` where there is nothing that `check` accepts. */
export function load<T>(name: string, check: (value: unknown) => T | undefined): T | undefined {
  const text = raw(name);
  if (text === undefined) return undefined;
  const value = check(parsed(text));
  // What can't be understood is set aside rather than written over.
  if (value === undefined) {
    write(`${name}.unread`, text);
    unread.value = true;
  }
  return value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Keeps something. */
export function save(name: string, value: unknown): void {
  write(name, JSON.stringify(value));
}

/** Keeps a text as it is. */
export function write(name: string, text: string): void {
  try {
    localStorage.setItem(PREFIX + name, text);
    unkept.value = false;
  } catch {
    unkept.value = true;
  }
}

/** A kept thing as the text that it is kept as. */
export function raw(name: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The names of all that is kept, whatever screen keeps it. */
export function names(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length)).toSorted();
  } catch {
    return [];
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
