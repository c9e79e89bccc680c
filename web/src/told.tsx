import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

/** What is left free under it, in CSS pixels. */
const FREE = 6;

/**
 * What is said under a board. It lies over nothing: when something new is said the page moves so far
 * that it can be read, and `along` with it, as far as the window is high enough, the board.
 */
export function Told({ said, along, class: kind, children }: {
  said: unknown;
  along?: boolean;
  class?: string;
  children: ComponentChildren;
}) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!said) return;
    const told = place.current!;
    const board = along && told.closest("bao-board");
    const below = told.getBoundingClientRect().bottom + FREE - innerHeight;
    const above = board ? Math.min(board.getBoundingClientRect().top, 0) : 0;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    scrollBy({ top: Math.max(below, above), behavior: still ? "instant" : "smooth" });
  }, [said]);
  return <div class={kind} ref={place}>{children}</div>;
}
