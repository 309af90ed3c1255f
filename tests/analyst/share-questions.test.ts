import { beforeAll, describe, expect, it } from "vitest";

import { replyTo } from "../../domain/analyst/reply/reply-to.ts";
import type { FactIndex } from "../../domain/facts/fact-index.ts";
import { indexFacts } from "../../domain/facts/index-facts.ts";
import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import { HAS_SAMPLE_DATA } from "../fixtures/sample-data.ts";
import { realGames } from "./real-games.ts";
import { SHARE_QUESTIONS } from "./share-questions.ts";

/** Every so many a game is counted. */
const EVERY = 5;

function saidOf(question: string, game: GameSnapshot, index: FactIndex): string {
  return replyTo(question, game, index)
    .sentences.map(({ text }) => text)
    .join(" ");
}

describe.skipIf(!HAS_SAMPLE_DATA)("shares and what sacks cost (need ../shared/data)", () => {
  let games: readonly GameSnapshot[];
  beforeAll(async () => {
    games = [...(await realGames()).values()];
  });

  it.each(Object.entries(SHARE_QUESTIONS))("are told as a part of the whole: %s", (gameKey, questions) => {
    const game = games.find((one) => one.game.gameKey === gameKey);
    if (game === undefined) throw new Error(`The sample data has no game ${gameKey}.`);
    const index = indexFacts(game, null);
    const wrong = questions.flatMap(([question, says]) => {
      const said = saidOf(question, game, index);
      return says.test(said) ? [] : [`${question}: ${said}`];
    });
    expect(wrong).toStrictEqual([]);
  });

  it("give a team's kicker the points of his kicks, and no team more than its score", () => {
    const counted = games.filter((_, at) => at % EVERY === 0).flatMap((game) => kickersOf(game));
    expect(counted.length).toBeGreaterThan(80);
    expect(counted.filter(({ said, made, all }) => said?.made !== made || said.all !== all)).toStrictEqual([]);
  });
});

interface Counted {
  name: string;
  /** What the answer says; null where it does not. */
  said: { made: number; all: number } | null;
  made: number;
  all: number;
}

/** Every team's only kicker, by the plays and by the answer. */
function kickersOf(game: GameSnapshot): Counted[] {
  const { awayTeam, homeTeam, awayScore, homeScore } = game.game;
  const index = indexFacts(game, null);
  return [awayTeam, homeTeam].flatMap((team) => {
    const kicks = game.allPlays.flatMap(({ credits }) =>
      credits.filter((one) => one.team === team && /^(?:fieldGoal|extraPoint)(?:Attempts|sMade)$/.test(one.stat)),
    );
    const [name, other] = new Set(kicks.map(({ playerName }) => playerName));
    const all = (team === homeTeam ? homeScore : awayScore) ?? 0;
    const points = { fieldGoalsMade: 3, extraPointsMade: 1 };
    const made = kicks.reduce(
      (sum, { stat }) => sum + (stat === "fieldGoalsMade" || stat === "extraPointsMade" ? points[stat] : 0),
      0,
    );
    if (name === undefined || other !== undefined || made === 0) return [];
    const said = saidOf(`how many of the ${index.team(team)?.nick ?? team}' points did ${name} score`, game, index);
    const found = /scored (\d+) of the .+' (\d+) points/.exec(said);
    return [{ name, made, all, said: found === null ? null : { made: Number(found[1]), all: Number(found[2]) } }];
  });
}
