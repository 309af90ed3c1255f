import { otherTeam, type DemoTeam } from "../world/demo-player.ts";
import type { PlayEvent } from "../game-model/play-event.ts";

/** The points of one event, read from the event alone. `team` snapped, kicked or tried. Null without any. */
export function pointsOf(event: PlayEvent, team: DemoTeam): { team: DemoTeam; points: number } | null {
  const defense = otherTeam(team);
  switch (event.kind) {
    case "rush":
    case "pass":
      if (event.touchdown) return { team, points: 6 };
      if ("safety" in event && event.safety) return { team: defense, points: 2 };
      return event.fumble?.touchdown === true ? { team: defense, points: 6 } : null;
    case "sack":
      if (event.safety) return { team: defense, points: 2 };
      return event.fumble?.touchdown === true ? { team: defense, points: 6 } : null;
    case "badSnap":
      return event.fumble.touchdown ? { team: defense, points: 6 } : null;
    case "interception":
    case "punt":
      return event.touchdown ? { team: defense, points: 6 } : null;
    case "kickoff":
      if (event.touchdown) return { team: defense, points: 6 };
      return event.fumble?.touchdown === true ? { team, points: 6 } : null;
    case "fieldGoal":
      if (event.result === "good") return { team, points: 3 };
      return event.touchdown ? { team: defense, points: 6 } : null;
    case "extraPoint":
      return event.result === "good" ? { team, points: 1 } : null;
    case "twoPoint":
      if (event.good) return { team, points: 2 };
      return event.returner === null ? null : { team: defense, points: 2 };
  }
}
