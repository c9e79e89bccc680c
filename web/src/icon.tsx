/** Signs that need no words beside them; they never mirror, as the board never does. */
const SIGNS = {
  play: "M5 3 L17 10 L5 17 Z",
  first: "M3 3 H6 V17 H3 Z M17 3 V17 L7 10 Z",
  back: "M14 3 V17 L5 10 Z",
  on: "M6 3 V17 L15 10 Z",
  last: "M14 3 H17 V17 H14 Z M3 3 V17 L13 10 Z",
};

/** A sign. */
export function Icon({ sign }: { sign: keyof typeof SIGNS }) {
  return <svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><path d={SIGNS[sign]} /></svg>;
}
