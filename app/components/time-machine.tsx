import { type ToggleEvent, useEffect, useRef } from "react";
import { Link } from "react-router";

import type { Game } from "../../domain/game/game.ts";
import type { GameMoment } from "../../domain/page/game-moment.ts";
import { keepMoment } from "../time-machine/kept-moment.ts";
import { onMomentKey } from "../time-machine/moment-keys.ts";
import { useEnteredFocus } from "../time-machine/use-entered-focus.ts";
import { useMoment } from "../time-machine/use-moment.ts";
import { MomentSlider } from "./moment-slider.tsx";
import { MomentWays } from "./moment-ways.tsx";

interface TimeMachineProps {
  game: Game;
  past: GameMoment & { soFar: string | null; leave: string };
}

/**
 * The controls of a page that stands at a moment of a finished game: which one, and the ways to others. All of them are links and
 * a form; script adds playing by itself and keys.
 */
export default function TimeMachine({ game, past }: TimeMachineProps) {
  const { gameKey } = game;
  const { hasNext, count, label, spoken, soFar, leave } = past;
  const control = useMoment(gameKey, past);
  const { paths, go, toggle } = control;
  const section = useRef<HTMLElement>(null);
  useEnteredFocus(section);
  useEffect(() => keepMoment(gameKey, past), [gameKey, past]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears the keys of the controls inside it
    <section
      ref={section}
      className="past"
      tabIndex={-1}
      aria-label="Time machine"
      onKeyDown={(event) =>
        onMomentKey(event, {
          toggle,
          back: () => go(paths.back),
          next: () => go(paths.next),
          previousScore: () => go(paths.previousScore),
          quarter: (number) => go(paths.quarter(number)),
        })
      }
    >
      <div className="past-head">
        <p>
          <b>Time machine</b>{" "}
          <span>
            The page as of <b>{label}</b>
            {count === 0 ? "" : `, play ${count}`}
          </span>
          {hasNext ? <span className="small">Later plays and the result are hidden.</span> : null}
        </p>
        {/* With scores hidden it is another page for the server. */}
        <Link className="btn quiet" to={leave} reloadDocument={leave.includes("?")} rel="nofollow">
          {hasNext ? "Leave and show the result" : "Leave"}
        </Link>
      </div>
      <MomentSlider game={game} past={past} onMove={(second) => go(paths.second(second))} />
      <MomentWays past={past} control={control} />
      <div className="past-more small">
        {soFar === null ? null : (
          <details onToggle={showAnswer}>
            <summary>Catch me up</summary>
            <p>So far: {soFar}</p>
          </details>
        )}
        <p>
          <Link to={paths.watch} rel="nofollow">
            Watch from here<span className="vh"> as a replay</span>
          </Link>
        </p>
        <p className="past-keys">
          Keys, once you click in this panel: <kbd>Space</kbd> play, pause <kbd>←</kbd> <kbd>→</kbd> one play{" "}
          <kbd>Shift</kbd> <kbd>←</kbd> score <kbd>1</kbd>–<kbd>4</kbd> quarter
        </p>
      </div>
      <output className="vh">{spoken}</output>
    </section>
  );
}

/** What opens at the foot of a phone's window would stand wholly below it. */
function showAnswer({ currentTarget: { open, lastElementChild } }: ToggleEvent<HTMLDetailsElement>): void {
  if (open) lastElementChild?.scrollIntoView({ block: "nearest" });
}
