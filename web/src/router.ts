import { batch, signal } from "@preact/signals";
import { games } from "./games.js";

/** Each screen with its address, after the `#`. */
export type Route =
  | { screen: "home" }
  | { screen: "new"; rules: string | undefined }
  | { screen: "game" }
  | { screen: "analysis"; game: string | undefined }
  | { screen: "editor"; rules: string | undefined; position: string | undefined }
  | { screen: "learn"; game: string | undefined; lesson: string | undefined; number: string | undefined }
  | { screen: "rules"; game: string | undefined; clause: string | undefined }
  | { screen: "puzzles"; game: string | undefined; id: string | undefined }
  | { screen: "settings" }
  | { screen: "about" }
  | { screen: "lost" };

/** The route of an address. */
export function read(hash: string): Route {
  const [screen = "", ...rest] = hash.replace(/^#?\/?/, "").split("/");
  switch (screen) {
    case "":
      return { screen: "home" };
    case "new":
      return known({ screen: "new", rules: rest.length > 0 ? rest.map(decode).join("/") : undefined });
    case "game":
      return { screen: "game" };
    case "analysis":
      return { screen: "analysis", game: rest[0] };
    case "editor":
      return known({ screen: "editor", rules: rest[0] && decode(rest[0]), position: rest[1] && decode(rest[1]) });
    case "learn":
      return { screen: "learn", game: rest[0], lesson: rest[1], number: rest[2] };
    case "rules":
      return { screen: "rules", game: rest[0], clause: rest[1] };
    case "puzzles":
      return { screen: "puzzles", game: rest[0], id: rest[1] };
    case "settings":
      return { screen: "settings" };
    case "about":
      return { screen: "about" };
    default:
      return { screen: "lost" };
  }
}

/** A screen of a game, if there is such a game. */
function known(route: Route & { rules: string | undefined }): Route {
  return !route.rules || games.some(({ rules }) => rules === route.rules) ? route : { screen: "lost" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const route = signal(read(location.hash));

/** How often an address was gone to: the same one may be gone to again, and from elsewhere. */
export const visits = signal(0);

addEventListener("hashchange", () => {
  batch(() => {
    route.value = read(location.hash);
    visits.value += 1;
  });
});

/** Writes what a screen shows now into the address, unless one has left the screen meanwhile. */
export function stay(address: string): void {
  if (read(address).screen === route.peek().screen) history.replaceState(null, "", address);
}

/** Goes to an address. */
export function go(address: string): void {
  location.hash = address;
}
