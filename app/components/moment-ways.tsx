import { Link } from "react-router";

import { REGULATION_SECONDS } from "../../domain/game/game-clock.ts";
import type { GameMoment } from "../../domain/page/game-moment.ts";
import { useIsHydrated } from "../use-is-hydrated.ts";
import type { MomentControl } from "../time-machine/use-moment.ts";
import { MomentStep } from "./moment-step.tsx";

interface MomentWaysProps {
  past: GameMoment;
  control: MomentControl;
}

/** Seconds from one play to the next. */
const PACES = [1, 2, 4, 8];
const PERIODS = ["Q1", "Q2", "Q3", "Q4", "OT"];

/** The ways from one moment to others. Only a score before it is offered: the next would tell that there is one. */
export function MomentWays({
  past: { back, previousScore, hasNext, lastSecond },
  control: { paths, go, isRunning, toggle, pace, setPace },
}: MomentWaysProps) {
  const isHydrated = useIsHydrated();
  // Overtime is offered once it has begun: that there will be one is not known before.
  const periods = lastSecond > REGULATION_SECONDS ? PERIODS : PERIODS.slice(0, 4);
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
          {periods.map((period, index) => (
            <li key={period}>
              <MomentStep isTab to={paths.quarter(index + 1)} onGo={go}>
                {period}
              </MomentStep>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
