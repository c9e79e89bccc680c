/** What is kept on this device, each thing under its name with the version of its form. */
import { signal, type Signal } from "@preact/signals";

/** Set when the device refuses to keep things: full, or storage turned off. */
export const unkept = signal(false);

/** Something kept that makes no sense: what it is a part of, a word for what is wrong, and what stands there. */
export interface Damage {
  name: string;
  what: string;
  found: string;
  /** The moves that are left of a game. */
  moves?: number;
}

/** What was found damaged and set aside, until a person has read of it. */
export const damages = signal<readonly Damage[]>([]);

/** Who checks what was kept says so what makes no sense in it. */
export type Doubt = (what: string, found?: unknown) => void;

const PREFIX = "bingwa.";

/** What has been told of already. */
const told = new Set<string>();

/** Tells of a damage; once, however often it is met with. */
export function tell(damage: Damage): void {
  const gist = JSON.stringify(damage);
  if (told.has(gist)) return;
  told.add(gist);
  damages.value = [...damages.peek(), damage];
}

/** Reads what was kept; `undefined` where there is nothing of which `check` can make anything. */
export function load<T>(name: string, check: (value: unknown, doubt: Doubt) => T | undefined): T | undefined {
  const text = raw(name);
  if (text === undefined) return undefined;
  const doubts: Damage[] = [];
  const doubt: Doubt = (what, found = "") => {
    const shown = typeof found === "string" ? found : JSON.stringify(found);
    doubts.push({ name, what, found: shown.length > 40 ? `${shown.slice(0, 40)}…` : shown });
  };
  const value = check(parsed(text), doubt);
  if (value === undefined && doubts.length === 0) doubt("form");
  doubts.forEach(tell);
  // What makes no sense is set aside as it was, before anything is written over it.
  if (doubts.length > 0) setAside(name, text);
  return value;
}

/** Keeps a text that can't be used as it is beside all else. */
export function setAside(name: string, text: string): void {
  for (let number = 1; ; number += 1) {
    const place = number === 1 ? `${name}.unread` : `${name}.unread-${number}`;
    const there = raw(place);
    if (there === undefined) write(place, text);
    if (there === undefined || there === text) return;
  }
}

/** What was set aside. */
export function asides(): string[] {
  return names().filter((name) => /\.unread(-\d+)?$/.test(name));
}

/** What something that was set aside was kept as. */
export function origin(aside: string): string {
  return aside.replace(/\.unread.*/, "");
}

/** Forgets what was set aside, and the damaged thing itself where it is still in its place. */
export function forgetAside(aside: string): void {
  const name = origin(aside);
  if (raw(name) === raw(aside)) forget(name);
  forget(aside);
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
