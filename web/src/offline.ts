/** Opening without a network, and new versions. */
import { signal } from "@preact/signals";

/** A version that is whole on this device and waits to be used. */
const waiting = signal<ServiceWorker | undefined>(undefined);

/** Whether a new version waits. */
export function updated(): boolean {
  return waiting.value !== undefined;
}

/** Uses the version that waits: the page is opened anew with it. What is kept stays. */
export function use(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.value?.postMessage("use");
}

/** Whoever waits for the first screen waits no longer, in milliseconds: its rules may never come. */
const PATIENCE = 20_000;

/** Waits until the browser has nothing to do. */
function idle(): Promise<void> {
  const ask = (globalThis as Partial<typeof globalThis>).requestIdleCallback;
  return new Promise((wake) => { if (ask) ask(() => wake()); else setTimeout(wake); });
}

/** Keeps the app on this device, where the browser lets it, and looks for new versions. */
export async function keepOffline(usable: Promise<void>): Promise<void> {
  // Pages that are not from here or not encrypted have none, nor has a browser that keeps nothing.
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  // On a first visit the whole app is fetched, which the first screen must not be kept waiting by.
  if (!navigator.serviceWorker.controller) {
    await Promise.race([usable.then(idle), new Promise((wake) => { setTimeout(wake, PATIENCE); })]);
  }
  try {
    const known = await navigator.serviceWorker.register("./sw.js", { scope: "./", updateViaCache: "none" });
    const look = () => {
      // Without one in charge this is the first visit, and nothing is new.
      if (navigator.serviceWorker.controller) waiting.value = known.waiting ?? undefined;
    };
    look();
    known.addEventListener("updatefound", () => {
      known.installing?.addEventListener("statechange", look);
    });
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") void known.update().catch(() => undefined);
    });
  } catch {
    // Then it is as any other page: it needs the network to be opened.
  }
}
