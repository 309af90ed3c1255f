import {
  available,
  awaitKickoff,
  changePossession,
  defenseOf,
  score,
  situationOf,
  starter,
  touchdown,
  type GameInPlay,
} from "../game-model/game-in-play.ts";
import type { FieldGoalEvent } from "../game-model/play-event.ts";
import { recordEvent } from "./record-event.ts";
import { takeTime } from "../game-model/clock.ts";

/** From the line of scrimmage to the posts: ten yards of end zone and eight back to the holder. */
export const SNAP_TO_POSTS = 18;

/** Kicks a field goal, settles what follows, and writes the row. */
export function playFieldGoal(game: GameInPlay): void {
  const before = situationOf(game);
  const kicking = game.offense;
  const defense = defenseOf(game);
  const event = drawFieldGoal(game);
  takeTime(game, event.result === "good" ? 4 : 5, "stopped");
  game.wall += 40;
  const spotOfKick = before.spot + SNAP_TO_POSTS - 10;
  if (event.result === "good") {
    score(game, kicking, 3);
    awaitKickoff(game, kicking);
  } else if (event.touchdown) {
    touchdown(game, defense);
  } else {
    // A miss comes back to the spot of the kick, and at least to the twenty.
    changePossession(game, defense, Math.min(80, 100 - spotOfKick));
  }
  recordEvent(game, before, { event });
}

/**
 * The chance of a field goal over a distance in yards, before wind and wet: the shares of 2024 by range, drawn as one
 * falling line.
 */
export function fieldGoalChance(distance: number): number {
  if (distance < 30) return 0.985;
  if (distance < 40) return 0.985 - (distance - 30) * 0.006;
  if (distance < 50) return 0.835 - (distance - 40) * 0.013;
  return Math.max(0.1, 0.735 - (distance - 50) * 0.014);
}

function drawFieldGoal(game: GameInPlay): FieldGoalEvent {
  const { random, spot, conditions } = game;
  const kicker = starter(game, game.offense, "K");
  const distance = spot + SNAP_TO_POSTS;
  const base = {
    kind: "fieldGoal" as const,
    kicker,
    distance,
    blocker: null,
    returner: null,
    returnYards: 0,
    touchdown: false,
  };
  const skill = fieldGoalChance(distance + conditions.kickLoss) + (distance >= 40 ? 0.025 * kicker.talent : 0);
  if (random.chance(skill)) return { ...base, result: "good" };
  if (random.chance(0.14)) return { ...base, ...block(game), result: "blocked" };
  if (distance >= 55 && random.chance(0.35)) return { ...base, result: "short" };
  return { ...base, result: random.pick(["wide left", "wide right", "wide left", "wide right", "off the upright"]) };
}

function block(game: GameInPlay): Pick<FieldGoalEvent, "blocker" | "returner" | "returnYards" | "touchdown"> {
  const { random } = game;
  const defense = defenseOf(game);
  const blocker = random.pick(available(game, defense, "DL"));
  if (!random.chance(0.12)) return { blocker, returner: null, returnYards: 0, touchdown: false };
  const returnYards = 100 - (game.spot + SNAP_TO_POSTS - 10);
  return { blocker, returner: random.pick(available(game, defense, "CB")), returnYards, touchdown: true };
}
