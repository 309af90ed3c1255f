import type { CreditStat } from "../game/credit.ts";
import type { GameChances } from "../chance/game-chances.ts";
import { type PlayPoints, pointsOfPlays } from "../fold/play-points.ts";
import type { GamePerson } from "../game/game-person.ts";
import type { Game } from "../game/game.ts";
import type { Correction } from "../game/correction.ts";
import type { PagePlay, PlayMark } from "../game/page-play.ts";
import type { Play } from "../game/play.ts";
import { shownPlay } from "../game/shown-play.ts";
import { playMarks } from "../corrections/correction-words.ts";
import { flowReasons } from "../plays/flow-rules.ts";
import { plainPlays } from "../plays/plain/plain-plays.ts";
import { isPickSix } from "../plays/pick-six.ts";
import { tagTeam } from "../plays/tag-team.ts";

/** One list for all: what is shared by every row crosses once. */
const UNMARKED: readonly PlayMark[] = [];

const GIVEAWAYS: readonly CreditStat[] = ["passingInterceptions", "fumblesLost", "returnFumblesLost"];

/**
 * Plays as their game's page shows them; `plays` stand in game order, and so do their `points`. What only the fold needs stays here: it is
 * half of what a game weighs.
 */
export function pagePlays(
  plays: readonly Play[],
  game: Pick<Game, "awayTeam" | "homeTeam" | "season">,
  chances: GameChances | null,
  corrections: readonly Correction[],
  people: readonly GamePerson[] = [],
  points: readonly (readonly PlayPoints[])[] = pointsOfPlays(plays),
): PagePlay[] {
  const marks = playMarks(corrections);
  const sentences = plainPlays(plays, game, people);
  return plays.map((whole, index) => {
    const play = shownPlay(whole);
    return {
      ...play,
      plain: sentences[index] ?? null,
      homeChance: chances?.after[index] ?? null,
      swing:
        chances === null ? null : tenth((chances.after[index] ?? 0) - (chances.after[index - 1] ?? chances.before)),
      points: (points[index] ?? []).map(({ name, shown }) => [stepsAside(name), shown] as const),
      flow: flowReasons(play),
      marks: marks.get(play.playId) ?? UNMARKED,
      isPickSix: isPickSix(play),
      isTurnover: whole.credits.some(({ stat }) => GIVEAWAYS.includes(stat)),
      tagTeam: tagTeam(whole, game),
    };
  });
}

/** A given name stands in braces, as in the sentences. */
function stepsAside(name: string): string {
  const [given] = /^\S+\s+(?=\S)/.exec(name) ?? [];
  return given === undefined ? name : `{${given}}${name.slice(given.length)}`;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
