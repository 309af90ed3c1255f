import { Link } from "react-router";

import type { GameMoment } from "../../domain/page/game-moment.ts";
import { useIsHydrated } from "../time-machine/use-is-hydrated.ts";
import type { MomentControl } from "../time-machine/use-moment.ts";
import { MomentStep } from "./moment-step.tsx";

interface MomentWaysProps {
  past: GameMoment;
  control: MomentControl;
}

/** Seconds from one play to the next. */
const PACES = [1, 2, 4, 8];
const QUARTERS = [1, 2, 3, 4];

/** The ways from one moment to others. Only a score before it is offered: the next would tell that there is one. */
export function MomentWays({
  past: { back, previousScore, hasNext },
  control: { paths, go, isRunning, toggle, pace, setPace },
}: MomentWaysProps) {
  const isHydrated = useIsHydrated();
  return (
    <div className="past-ways">
      <MomentStep to={paths.previousScore} isOff={previousScore === null} onGo={go}>
        Prev. score
      </MomentStep>
      <MomentStep to={paths.back} isOff={back === null} onGo={go}>
        Back
      </MomentStep>
      {isHydrated ? (
        <button type="button" className="btn" aria-disabled={!hasNext} onClick={toggle}>
          {isRunning ? "Pause" : "Play"}
        </button>
      ) : (
        // What plays by itself without a script of the time machine's own is the replay.
        <Link className="btn" to={paths.watch} rel="nofollow">
          Play
        </Link>
      )}
      <MomentStep to={paths.next} isOff={!hasNext} onGo={go}>
        Next
      </MomentStep>
      <label className="past-pace">
        <span className="vh">Pace</span>
        <select value={pace} onChange={({ target }) => setPace(Number(target.value))}>
          {PACES.map((seconds) => (
            <option key={seconds} value={seconds}>
              1 play in {seconds} s
            </option>
          ))}
        </select>
      </label>
      <nav className="tabs" aria-label="Start of a quarter">
        <ul>
          {QUARTERS.map((number) => (
            <li key={number}>
              <MomentStep isTab to={paths.quarter(number)} onGo={go}>
                Q{number}
              </MomentStep>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
