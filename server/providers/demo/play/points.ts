import { otherSide, type Side } from "../world/demo-player.ts";
import type { PlayEvent } from "../game-model/play-event.ts";

/** The points of one event, read from the event alone. `side` snapped, kicked or tried. Null without any. */
export function pointsOf(event: PlayEvent, side: Side): { side: Side; points: number } | null {
  const defense = otherSide(side);
  switch (event.kind) {
    case "rush":
    case "pass":
      if (event.touchdown) return { side, points: 6 };
      if ("safety" in event && event.safety) return { side: defense, points: 2 };
      return event.fumble?.touchdown === true ? { side: defense, points: 6 } : null;
    case "sack":
      if (event.safety) return { side: defense, points: 2 };
      return event.fumble?.touchdown === true ? { side: defense, points: 6 } : null;
    case "badSnap":
      return event.fumble.touchdown ? { side: defense, points: 6 } : null;
    case "interception":
    case "punt":
      return event.touchdown ? { side: defense, points: 6 } : null;
    case "kickoff":
      if (event.touchdown) return { side: defense, points: 6 };
      return event.fumble?.touchdown === true ? { side, points: 6 } : null;
    case "fieldGoal":
      if (event.result === "good") return { side, points: 3 };
      return event.touchdown ? { side: defense, points: 6 } : null;
    case "extraPoint":
      return event.result === "good" ? { side, points: 1 } : null;
    case "twoPoint":
      if (event.good) return { side, points: 2 };
      return event.returner === null ? null : { side: defense, points: 2 };
  }
}
