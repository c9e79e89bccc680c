import type { VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../texts.js";
import type { Study } from "./study.js";
import { movesTo, type Place } from "./tree.js";

/** What annotation glyphs look like. */
const GLYPHS: Record<number, string> = { 1: "!", 2: "?", 3: "!!", 4: "??", 5: "!?", 6: "?!" };

/** The moves with their variations and what is said about them. */
export function Moves({ study }: { study: Study }) {
  study.heed();
  const list = useRef<HTMLDivElement>(null);
  const at = study.at.value;
  useLayoutEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current="step"]');
    const box = list.current;
    if (current && box) box.scrollTo({ top: current.offsetTop - box.clientHeight / 2 });
  }, [at]);
  const key = (event: KeyboardEvent) => {
    const acts: Record<string, () => void> = {
      ArrowLeft: () => study.step(-1),
      ArrowRight: () => study.step(1),
      Home: () => void study.go(study.tree.start),
      End: () => study.toEnd(),
    };
    const act = acts[event.key];
    if (!act || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act();
  };
  return (
    <div class="tree" ref={list} dir="ltr" role="group" aria-label={t("analysis-moves")} onKeyDown={key}>
      <button type="button" aria-current={at === study.tree.start ? "step" : undefined}
        onClick={() => void study.go(study.tree.start)}>{t("analysis-start")}</button>
      {study.tree.start.comment && <span class="words">{study.tree.start.comment}</span>}
      <Line study={study} from={study.tree.start} />
    </div>
  );
}

/** What follows a place, with variations where they begin. */
function Line({ study, from }: { study: Study; from: Place }) {
  study.heed();
  const told: VNode[] = [];
  let place = from;
  let ply = movesTo(from).length;
  let numbered = false;
  while (place.next[0]) {
    const [first, ...others] = place.next as [Place, ...Place[]];
    told.push(<Move key={`${ply} ${first.move}`} study={study} place={first} ply={ply} numbered={!numbered || ply % 2 === 0} />);
    numbered = others.length === 0 && !first.comment;
    for (const other of others) {
      told.push(
        <div class="variation" key={`${ply} ${other.move}`} role="group" aria-label={t("analysis-variation", { move: other.move })}>
          <Move study={study} place={other} ply={ply} numbered />
          <Line study={study} from={other} />
        </div>,
      );
    }
    place = first;
    ply += 1;
  }
  return <>{told}</>;
}

function Move({ study, place, ply, numbered }: { study: Study; place: Place; ply: number; numbered: boolean }) {
  study.heed();
  const number = numbered ? `${Math.floor(ply / 2) + 1}${ply % 2 === 0 ? "." : "…"} ` : "";
  const glyphs = place.nags.map((nag) => GLYPHS[nag] ?? `$${nag}`).join("");
  return (
    <>
      <button type="button" aria-current={study.at.value === place ? "step" : undefined}
        onClick={() => void study.go(place, place.parent === study.at.value)}>
        <small>{number}</small>{place.move}{glyphs}
      </button>
      {place.comment && <span class="words">{place.comment}</span>}
    </>
  );
}
