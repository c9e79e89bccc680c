/**
 * The service worker: keeps one version of the app whole, so that it opens without a network.
 *
 * `BUILD` and `FILES` are put before it when the app is built (`scripts/offline.mjs`). A version is
 * kept under its own name, each file checked by its hash, or not at all; the version before it
 * stays for pages that were opened with it, so that no page ever gets files of two versions.
 */
declare const BUILD: string;
declare const FILES: readonly (readonly [path: string, integrity: string])[];

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Messaging extends Extendable {
  readonly data: unknown;
}

/** What a service worker knows of its surroundings; the types of pages are all that is loaded. */
interface Scope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", hear: (event: Extendable) => void): void;
  addEventListener(type: "fetch", hear: (event: Fetching) => void): void;
  addEventListener(type: "message", hear: (event: Messaging) => void): void;
}

const worker = globalThis as unknown as Scope;
const PREFIX = "bingwa-";
const NAME = PREFIX + BUILD;
const home = worker.registration.scope;
const index = new URL("index.html", home).href;

worker.addEventListener("install", (event) => event.waitUntil(fill()));
worker.addEventListener("activate", (event) => event.waitUntil(tidy().then(() => worker.clients.claim())));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(home)) event.respondWith(answer(request));
});
// A page asks for it when its person does, and never by itself.
worker.addEventListener("message", (event) => {
  if (event.data === "use") event.waitUntil(worker.skipWaiting());
});

/** Keeps every file of this version. One that is not of this version keeps the worker out. */
async function fill(): Promise<void> {
  const cache = await caches.open(NAME);
  await Promise.all(
    FILES.map(async ([path, integrity]) => {
      const url = new URL(path, home).href;
      // Whatever a page asks for meanwhile comes first.
      const answered = await fetch(url, { integrity, cache: "no-cache", priority: "low" });
      if (!answered.ok) throw new Error(`${path}: ${answered.status}`);
      // A page may not be opened with an answer that was redirected.
      const { status, headers } = answered;
      await cache.put(url, answered.redirected ? new Response(answered.body, { status, headers }) : answered);
    }),
  );
}

/** Forgets all versions but this one and the one before it. */
async function tidy(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

async function answer(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const address = url.origin + url.pathname;
  const cache = await caches.open(NAME);
  if (request.mode === "navigate") {
    const page = await cache.match(address === home ? index : address);
    return page ?? fetch(request).catch(() => Response.redirect(`${home}#/${address.slice(home.length)}${url.search}`));
  }
  return (await cache.match(address)) ?? (await caches.match(address)) ?? fetch(request);
}
