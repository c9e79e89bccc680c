import type { Seat } from "@bingwa/board";
import type { FluentNumber } from "@fluent/bundle";
import { other } from "../outcome.js";
import { listed, percent, t } from "../texts.js";
import type { Known } from "../calls.js";
import type { Estimate } from "../wasm/bingwa.js";
import type { Study } from "./study.js";
import { movesTo } from "./tree.js";

/** Both players' chances; rounded, so that they make a whole. */
function chances(south: number): { south: FluentNumber; north: FluentNumber } {
  const rounded = Math.round(south / 10) * 10;
  return { south: percent(rounded), north: percent(1000 - rounded) };
}

/** What a line is worth, in words; `mover` moves first. */
function worth(score: Estimate, south: number, mover: Seat): string {
  if (score.kind === "win") return t("worth-win", { who: mover, plies: score.plies });
  if (score.kind === "loss") return t("worth-win", { who: other(mover), plies: score.plies });
  return t("worth-south", { percent: percent(south) });
}

/** What is proven, in words. */
function Proven({ known: { ending, best } }: { known: NonNullable<Known> }) {
  const told =
    ending.kind === "draw" ? t("proven-draw")
    : ending.kind === "margin" ? t("proven-margin", { who: ending.winner, seeds: ending.seeds })
    : t(ending.most ? "proven-most" : "proven-win", { who: ending.winner, plies: ending.plies });
  return (
    <p class="proven">
      <b>{told}</b> {best.length > 0 && <span>{t("proven-best", { moves: listed(best, "conjunction") })}</span>}
    </p>
  );
}

/** Who is ahead, as a bar. */
export function Bar({ study }: { study: Study }) {
  const south = study.found.value?.lines[0]?.south ?? study.worths.value.get(study.at.value)?.south;
  if (south === undefined) return null;
  const told = t("chances", chances(south));
  return (
    <svg class="bar" viewBox="0 0 1000 20" preserveAspectRatio="none" role="meter"
      aria-label={t("chances-title")} aria-valuemin={0} aria-valuemax={100} aria-valuenow={Math.round(south / 10)} aria-valuetext={told}>
      <rect width="1000" height="20" class="north" />
      <rect width={south} height="20" class="south" />
      <rect x="498" width="4" height="20" class="middle" />
    </svg>
  );
}

/** The lines that the player finds best. */
export function Lines({ study }: { study: Study }) {
  const found = study.found.value;
  const on = study.running.value;
  const mover = study.view.value?.board.turn ?? "S";
  const over = study.view.value?.outcome !== undefined;
  return (
    <section class="lines">
      <div class="row">
        <button type="button" aria-pressed={on} onClick={() => study.think(!on)} disabled={study.judging.value !== undefined}>
          {t(on ? "think-stop" : "think")}
        </button>
        <span role="status">
          {on && found ? t("think-depth", { depth: found.depth }) : on && !over ? t("think-begins") : ""}
        </span>
      </div>
      {study.proven.value && <Proven known={study.proven.value} />}
      {found && (
        <ol>
          {found.lines.map((line) => (
            <li key={line.moves[0]}>
              <b>{worth(line.score, line.south, mover)}</b>{" "}
              <button type="button" dir="ltr" onClick={() => void study.play(line.moves[0]!)}>{line.moves[0]}</button>{" "}
              <span dir="ltr">{line.moves.slice(1, 8).join(" ")}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** South's chances through the game, and where they were lost. */
export function Graph({ study }: { study: Study }) {
  study.heed();
  const main = study.tree.main();
  const worths = study.worths.value;
  const judging = study.judging.value;
  const last = main.length - 1;
  if (last < 1) return null;
  const here = main.indexOf(study.at.value);
  const known = main.flatMap((place, ply) => {
    const south = worths.get(place)?.south;
    return south === undefined ? [] : [{ ply, south }];
  });
  const x = (ply: number) => (ply * 600) / last;
  const y = (south: number) => 100 - south / 10;
  const tell = (ply: number): string => {
    const place = main[ply]!;
    const south = worths.get(place)?.south;
    if (south === undefined) return t("graph-ply", { ply, move: place.move });
    return t("graph-at", { ply, move: place.move, ...chances(south) });
  };
  const line = known.map(({ ply, south }) => `${x(ply).toFixed(1)},${y(south).toFixed(1)}`).join(" ");
  const end = known.at(-1);
  return (
    <section class="graph">
      <h2>{t("graph-title")}</h2>
      <div class="row">
        {judging === undefined
          ? <button type="button" onClick={() => void study.judge()}>{t(known.length > 0 ? "judge-again" : "judge")}</button>
          : <button type="button" onClick={() => study.stop()}>{t("judge-stop")}</button>}
        <span role="status">{judging === undefined ? "" : t("judging", { ply: judging, of: last })}</span>
      </div>
      {known.length > 0 && (
        <svg viewBox="-2 -2 604 104" preserveAspectRatio="none" aria-hidden="true">
          <rect width="600" height="100" class="paper" />
          {end && <polygon class="area" points={`0,100 ${line} ${x(end.ply)},100`} />}
          <line class="middle" x1="0" x2="600" y1="50" y2="50" />
          <polyline class="line" points={line} />
          {here >= 0 && <line class="here" x1={x(here)} x2={x(here)} y1="0" y2="100" />}
        </svg>
      )}
      <label class="ply">
        <span>{t("graph-slider")}</span>
        <input type="range" min="0" max={last} value={Math.max(0, here)} dir="ltr" aria-valuetext={tell(Math.max(0, here))}
          onInput={(event) => void study.go(main[event.currentTarget.valueAsNumber]!)} />
        <output>{here >= 0 ? tell(here) : t("graph-aside")}</output>
      </label>
      <Mistakes study={study} />
    </section>
  );
}

function Mistakes({ study }: { study: Study }) {
  const mistakes = study.mistakes();
  if (study.worths.value.size < study.tree.main().length) return null;
  if (mistakes.length === 0) return <p>{t("mistakes-none")}</p>;
  return (
    <>
      <h2>{t("mistakes-title")}</h2>
      <ul class="mistakes">
        {mistakes.map((mistake) => {
          const ply = movesTo(mistake.place).length;
          const values = { ply, move: mistake.place.move, loss: percent(mistake.loss) };
          return (
            <li key={ply} class="row">
              <button type="button" onClick={() => void study.go(mistake.place)}>{t("mistake", values)}</button>
              <button type="button" onClick={() => study.tryAgain(mistake)}
                aria-label={t("try-again-at", values)}>{t("try-again")}</button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
