/** What is kept on this device, each thing under its name with the version of its form. */
import { signal, type Signal } from "@preact/signals";

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

/** Who follows what is kept under a name. */
const followers = new Map<string, () => void>();

// There are no other tabs where texts are checked without a browser.
(globalThis as Partial<typeof globalThis>).addEventListener?.("storage", ({ key }) => {
  for (const [name, follow] of followers) if (key === null || key === PREFIX + name) follow();
});

/** Something kept that screens show: it follows what other tabs make of it, and that it is deleted. */
export function following<T>(name: string, read: () => T): Signal<T> {
  const made = signal(read());
  followers.set(name, () => { made.value = read(); });
  return made;
}

/** Has whoever follows what is kept read it again. */
export function readAgain(): void {
  for (const follow of followers.values()) follow();
}

/** Keeps something. */
export function save(name: string, value: unknown): void {
  write(name, JSON.stringify(value));
}

/** The names of what could not be kept as it is now. */
const refused = new Set<string>();

/** Keeps a text as it is; whether the device took it. */
export function write(name: string, text: string): boolean {
  try {
    localStorage.setItem(PREFIX + name, text);
    refused.delete(name);
  } catch {
    refused.add(name);
  }
  unkept.value = refused.size > 0;
  return !refused.has(name);
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
    refused.delete(name);
  } catch {
    refused.add(name);
  }
  unkept.value = refused.size > 0;
  followers.get(name)?.();
}
