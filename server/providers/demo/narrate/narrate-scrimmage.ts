import type { GameInPlay, Situation } from "../game-model/game-in-play.ts";
import { at, distance, fumbled, gain, passLane, runLane, tackledBy } from "./phrases.ts";
import type { BadSnapEvent, InterceptionEvent, PassEvent, RushEvent, SackEvent } from "../game-model/play-event.ts";

/** A play from scrimmage in words, without the period. */
export function narrateScrimmage(
  game: GameInPlay,
  before: Situation,
  event: RushEvent | PassEvent | SackEvent | InterceptionEvent | BadSnapEvent,
): string {
  switch (event.kind) {
    case "rush":
      return rushWords(game, before, event);
    case "pass":
      return event.complete ? completionWords(game, before, event) : incompletionWords(game, event);
    case "sack":
      return sackWords(game, before, event);
    case "interception":
      return interceptionWords(game, before, event);
    case "badSnap":
      return `Bad snap past ${event.passer.name} for ${gain(event.yards)}${fumbled(game, before, event.fumble, before.spot - event.yards)}`;
  }
}

function rushWords(game: GameInPlay, before: Situation, event: RushEvent): string {
  const { rusher, yards, style } = event;
  if (style === "kneel") return `${rusher.name} kneels for ${gain(yards)}`;
  const verb = style === "scramble" ? "scrambled" : style === "sneak" ? "sneaked" : "rushed";
  const way = `${rusher.name} ${verb} ${runLane(game, event.lane)}`;
  if (event.touchdown) return `${way} for ${yards} yard touchdown`;
  if (event.safety) return `${way} and was tackled in the end zone by ${names(event.tacklers)} for a safety`;
  return `${way} for ${gain(yards)}${tackledBy(event.tacklers, event.outOfBounds)}${fumbled(game, before, event.fumble, before.spot - yards)}`;
}

function completionWords(game: GameInPlay, before: Situation, event: PassEvent): string {
  const { passer, target, yards, lateral } = event;
  const catcher = target?.name ?? "nobody";
  const way =
    event.style === "hailMary"
      ? `${passer.name} threw a Hail Mary to ${catcher} in a crowd`
      : `${passer.name} passed to ${catcher} ${passLane(event.lane, event.depth)}`;
  if (lateral !== null) {
    const rest = event.touchdown
      ? `${lateral.yards} yards and a touchdown`
      : `${gain(lateral.yards)}${tackledBy(event.tacklers)}`;
    return `${way} for ${gain(yards - lateral.yards)}, lateral to ${lateral.to.name} for ${rest}`;
  }
  if (event.touchdown) return `${way} for ${yards} yard touchdown`;
  const end = tackledBy(event.tacklers, event.outOfBounds);
  return `${way} for ${gain(yards)}${end}${fumbled(game, before, event.fumble, before.spot - yards)}`;
}

function incompletionWords(game: GameInPlay, event: PassEvent): string {
  const { passer, target, defender, style } = event;
  if (style === "spike") return `${passer.name} spiked the ball to stop the clock`;
  if (target === null) return `${passer.name} threw the ball away under pressure, incomplete`;
  const broken = defender === null ? "" : `, broken up by ${defender.name}`;
  if (style === "hailMary")
    return `${passer.name} threw a Hail Mary to the end zone, incomplete, intended for ${target.name}${broken}`;
  const way = `${passer.name} incomplete pass ${passLane(event.lane, event.depth)} intended for ${target.name}`;
  if (defender !== null) return `${way}${broken}`;
  const reasons = MISSES.filter((miss) => event.depth === "short" || !miss.isShort);
  return `${way}${game.words.weighted(reasons, ({ weight }) => weight).words}`;
}

/** Why a pass that nobody touched came to nothing. */
const MISSES = [
  { words: "", weight: 40, isShort: false },
  { words: ", overthrown", weight: 16, isShort: false },
  { words: ", underthrown", weight: 8, isShort: false },
  { words: ", dropped", weight: 9, isShort: false },
  { words: ", out of reach along the sideline", weight: 7, isShort: false },
  { words: ", batted down at the line", weight: 6, isShort: true },
  { words: ". Ruled a catch on the field; review overturned it", weight: 1, isShort: false },
] as const;

function sackWords(game: GameInPlay, before: Situation, event: SackEvent): string {
  const way = `${event.passer.name} sacked by ${names(event.sackers)}`;
  if (event.safety) return `${way} in the end zone for a safety`;
  return `${way} for ${gain(event.yards)}${fumbled(game, before, event.fumble, before.spot - event.yards)}`;
}

function interceptionWords(game: GameInPlay, before: Situation, event: InterceptionEvent): string {
  const { passer, target, interceptor, returnYards } = event;
  const thrown = event.isHailMary
    ? `${passer.name} threw a Hail Mary to the end zone`
    : `${passer.name} pass ${passLane(event.lane, "short")}`;
  const taken = `${thrown} intended for ${target.name} intercepted by ${interceptor.name} (${interceptor.team})`;
  if (event.touchback) return `${taken} in the end zone, touchback`;
  const caught = before.spot - event.airYards;
  const place = caught <= 0 ? "at the goal line" : at(game, before, caught);
  if (event.touchdown) return `${taken} ${place} and returned ${distance(returnYards)} and a touchdown`;
  return `${taken} ${place}${returnYards === 0 ? "" : ` and returned ${distance(returnYards)}`}${tackledBy(event.tacklers)}`;
}

function names(players: readonly { name: string }[]): string {
  return players.map(({ name }) => name).join(" and ");
}
