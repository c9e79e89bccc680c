import { signal } from "@preact/signals";

/** Each screen with its address, after the `#`. */
export type Route =
  | { screen: "home" }
  | { screen: "new"; rules: string | undefined }
  | { screen: "game" }
  | { screen: "settings" }
  | { screen: "lost" };

/** The route of an address. */
export function read(hash: string): Route {
  const [screen = "", ...rest] = hash.replace(/^#?\/?/, "").split("/");
  switch (screen) {
    case "":
      return { screen: "home" };
    case "new":
      return { screen: "new", rules: rest.length > 0 ? rest.map(decode).join("/") : undefined };
    case "game":
      return { screen: "game" };
    case "settings":
      return { screen: "settings" };
    default:
      return { screen: "lost" };
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const route = signal(read(location.hash));

addEventListener("hashchange", () => {
  route.value = read(location.hash);
});

/** Goes to an address. */
export function go(address: string): void {
  location.hash = address;
}
