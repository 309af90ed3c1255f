import { defenseOf, type GameInPlay, type Situation } from "../game-model/game-in-play.ts";
import { at, distance, fumbled, tackledBy } from "./phrases.ts";
import type {
  ExtraPointEvent,
  FieldGoalEvent,
  KickoffEvent,
  PuntEvent,
  TwoPointEvent,
} from "../game-model/play-event.ts";

/** A kickoff, punt or field goal in words, without the period. */
export function narrateKick(
  game: GameInPlay,
  before: Situation,
  event: KickoffEvent | PuntEvent | FieldGoalEvent,
): string {
  switch (event.kind) {
    case "kickoff":
      return kickoffWords(game, before, event);
    case "punt":
      return puntWords(game, before, event);
    case "fieldGoal":
      return fieldGoalWords(event);
  }
}

function kickoffWords(game: GameInPlay, before: Situation, event: KickoffEvent): string {
  const team = game.teams[before.offense].callName;
  const returner = event.returner?.name ?? "";
  switch (event.outcome) {
    case "touchback":
      return `${team} kicked off, touchback`;
    case "outOfBounds":
      return `${team} kicked off for ${event.kickYards} yards, out of bounds`;
    case "onsideKept":
      return `${team} tried an onside kick of ${event.kickYards} yards, recovered by ${returner} for ${team}`;
    case "onsideLost":
      return `${team} tried an onside kick of ${event.kickYards} yards, recovered by ${returner} for ${game.teams[defenseOf(before)].callName}`;
    case "return": {
      const kick = event.style === "free" ? "sent a free kick" : "kicked off";
      const way = `${team} ${kick} for ${event.kickYards} yards, ${returner} returned it ${distance(event.returnYards)}`;
      if (event.touchdown) return `${way} and a touchdown`;
      const spot = before.spot - event.kickYards + event.returnYards;
      return `${way}${tackledBy(event.tacklers)}${fumbled(game, before, event.fumble, spot)}`;
    }
  }
}

function puntWords(game: GameInPlay, before: Situation, event: PuntEvent): string {
  const returner = event.returner?.name ?? "";
  if (event.outcome === "blocked") {
    const way = `${event.punter.name} punt blocked by ${event.blocker?.name ?? ""}, recovered by ${returner}`;
    return event.touchdown ? `${way} and returned ${distance(event.returnYards)} and a touchdown` : way;
  }
  const way = `${event.punter.name} punted for ${event.kickYards} ${event.kickYards === 1 ? "yard" : "yards"}`;
  const landed = before.spot - event.kickYards;
  switch (event.outcome) {
    case "touchback":
      return `${way}, touchback`;
    case "downed":
      return `${way}, downed ${at(game, before, landed)}`;
    case "outOfBounds":
      return `${way}, out of bounds ${at(game, before, landed)}`;
    case "fairCatch":
      return `${way}, fair catch by ${returner} ${at(game, before, landed)}`;
    case "muffed":
      return `${way}, muffed by ${returner}${fumbled(game, before, event.fumble, landed)}`;
    case "return":
      if (event.touchdown) return `${way}. ${returner} returned punt ${distance(event.returnYards)} and a touchdown`;
      return `${way}. ${returner} returned punt ${distance(event.returnYards)}${tackledBy(event.tacklers)}`;
  }
}

function fieldGoalWords(event: FieldGoalEvent): string {
  const { kicker, distance: yards, result } = event;
  if (result === "good") return `${kicker.name} kicked a ${yards}-yard field goal`;
  if (result !== "blocked") return `${kicker.name} missed a ${yards}-yard field goal, ${result}`;
  const way = `${kicker.name} ${yards}-yard field goal blocked by ${event.blocker?.name ?? ""}`;
  return event.touchdown
    ? `${way}, picked up by ${event.returner?.name ?? ""} and returned ${distance(event.returnYards)} and a touchdown`
    : way;
}

/** A try in words, without the period. */
export function narrateTry(event: ExtraPointEvent | TwoPointEvent): string {
  if (event.kind === "extraPoint") {
    const { kicker, result } = event;
    if (result === "good") return `${kicker.name} made the extra point`;
    return result === "blocked"
      ? `${kicker.name} extra point blocked by ${event.blocker?.name ?? ""}`
      : `${kicker.name} missed the extra point, ${result}`;
  }
  const { passer, target, isPass } = event;
  const way = isPass ? `${passer.name} pass to ${target.name}` : `${target.name} run`;
  if (event.good) return `Two-point try good: ${way}`;
  if (event.returner !== null)
    return `Two-point try failed: ${way} intercepted by ${event.returner.name}, who took it back for two points`;
  return `Two-point try failed: ${way}${isPass ? " incomplete" : " stopped short"}`;
}
