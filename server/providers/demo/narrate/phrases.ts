import type { DemoPlayer } from "../world/demo-player.ts";
import type { GameInPlay, Situation } from "../game-model/game-in-play.ts";
import { defenseOf } from "../game-model/game-in-play.ts";
import type { Fumble, Lane } from "../game-model/play-event.ts";

/** `12 yard gain`, `no gain`, `3 yard loss`. */
export function gain(yards: number): string {
  if (yards === 0) return "no gain";
  return `${Math.abs(yards)} yard ${yards > 0 ? "gain" : "loss"}`;
}

/** `for 9 yards`, `for no gain`: how far a return went. */
export function distance(yards: number): string {
  if (yards === 0) return "for no gain";
  return `for ${yards} ${Math.abs(yards) === 1 ? "yard" : "yards"}`;
}

const LANES: Readonly<Record<Lane, readonly string[]>> = {
  left: ["to the left", "to the left", "off left tackle", "around the left end"],
  middle: ["up the middle", "up the middle", "between the guards"],
  right: ["to the right", "to the right", "off right tackle", "around the right end"],
};

/** Where a run went. */
export function runLane(game: GameInPlay, lane: Lane): string {
  return game.words.pick(LANES[lane]);
}

const SHORT: Readonly<Record<Lane, string>> = { left: "to the left", middle: "over the middle", right: "to the right" };
const DEEP: Readonly<Record<Lane, string>> = { left: "deep left", middle: "deep down the middle", right: "deep right" };

/** Where a pass went. */
export function passLane(lane: Lane, depth: "short" | "deep"): string {
  return (depth === "deep" ? DEEP : SHORT)[lane];
}

/** `, tackled by A and B`; empty without anybody. */
export function tackledBy(tacklers: readonly DemoPlayer[], outOfBounds = false): string {
  const names = tacklers.map(({ name }) => name).join(" and ");
  if (outOfBounds) return names === "" ? ", out of bounds" : `, pushed out of bounds by ${names}`;
  return names === "" ? "" : `, tackled by ${names}`;
}

/** `at the CHI 34`, `at midfield`: a spot of the field as yards to the goal line that `situation.offense` attacks. */
export function at(game: GameInPlay, situation: Situation, spot: number): string {
  if (spot === 50) return "at midfield";
  const team = spot > 50 ? situation.offense : defenseOf(situation);
  return `at the ${game.teams[team].code} ${Math.min(spot, 100 - spot)}`;
}

/** What became of a ball on the ground; `spot` is where it lay. Empty without a fumble. */
export function fumbled(game: GameInPlay, before: Situation, fumble: Fumble | null, spot: number): string {
  if (fumble === null) return "";
  const { fumbler, forcedBy, recoverer, lost, returnYards, touchdown } = fumble;
  const cause = forcedBy === null ? "" : `, forced by ${forcedBy.name}`;
  if (!lost && recoverer === fumbler) return `. ${fumbler.name} fumbled${cause} and recovered it himself`;
  const taken = `. ${fumbler.name} fumbled${cause}, recovered by ${recoverer.name} (${recoverer.team}) ${at(game, before, spot)}`;
  if (touchdown) return `${taken} and returned ${distance(returnYards)} and a touchdown`;
  return returnYards > 0 ? `${taken} and returned ${distance(returnYards)}` : taken;
}
