import { isDeepStrictEqual } from "node:util";
import { replyTo } from "../../domain/analyst/reply/reply-to.ts";
import { ANALYST_TOOLS, runTool } from "../../domain/analyst/tools/analyst-tools.ts";
import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import { foldGame } from "../../domain/fold/fold-game.ts";
import { lineFromFold } from "../../domain/fold/folded-line.ts";
import { sourcePoints } from "../../domain/fold/source-points.ts";
import { isFinal } from "../../domain/game/status.ts";
import { readPackedGame } from "../../domain/live/live-game.ts";
import { KICKOFF } from "../../domain/page/game-view.ts";
import { readAnalystGame } from "../../server/games/read-analyst-game.ts";
import { findMoment } from "../../server/games/replay/find-moment.ts";
import { momentPage } from "../../server/pages/moment-page.server.ts";
import { otherwiseAfter } from "./otherwise.ts";

/** What somebody would ask who wants to know how it ends. */
const PRYING = ["Who won?", "What was the final score?", "Who scored last?", "What was the turning point?"];
const NOW = Date.parse("2032-01-01T00:00:00Z");

interface MomentAnswers {
  page: Awaited<ReturnType<typeof momentPage>>;
  tools: unknown[];
  replies: unknown[];
}

/** Everything that the site answers of a game at one of its moments: the page's data, every tool of the analyst, answers by rules. */
async function momentAnswers(stored: GameSnapshot, count: number): Promise<MomentAnswers> {
  const at = stored.allPlays[count - 1]?.playId ?? KICKOFF;
  const store = {
    gameSnapshot: async () => stored,
    seasonBefore: async () => null,
    seasonBeforeVersion: async () => null,
  };
  const found = await findMoment(store, stored.game.gameKey, at);
  const game = await readAnalystGame(store, stored.game.gameKey, at);
  if (!found.ok || game === null) throw new Error(`there is no moment ${at} of ${stored.game.gameKey}`);
  return {
    page: await momentPage(found.value),
    tools: ANALYST_TOOLS.map(({ name }) => runTool(name, {}, game.tools, NOW)),
    replies: PRYING.map((question) => replyTo(question, game.snapshot, game.index)),
  };
}

/**
 * What is wrong with the answers at a moment: those that would be others if the game had gone on otherwise, so that they know something
 * later, and what of the page is not the fold of the plays so far. Empty where all is well.
 */
export async function momentFaults(stored: GameSnapshot, count: number): Promise<string[]> {
  const answers = await momentAnswers(stored, count);
  const others = await momentAnswers(otherwiseAfter(stored, count), count);
  const telling = (["page", "tools", "replies"] as const).filter(
    (name) => !isDeepStrictEqual(answers[name], others[name]),
  );
  return [...telling.map((name) => `the ${name} know something later`), ...foldFaults(answers.page, stored, count)];
}

function foldFaults(page: MomentAnswers["page"], stored: GameSnapshot, count: number): string[] {
  const { game, allPlays, playerGameStats, gameRecap } = readPackedGame(page.page);
  const plays = stored.allPlays.slice(0, count);
  const fold = foldGame(plays, stored.game);
  const score = count === 0 ? [null, null] : [fold.awayScore, fold.homeScore];
  const checks: [what: string, is: unknown, wanted: unknown][] = [
    ["plays", allPlays.map(({ playId }) => playId), plays.map(({ playId }) => playId)],
    ["score", [game.awayScore, game.homeScore], score],
    ["overtime", game.isOvertime, fold.isOvertime],
    ["result", isFinal(game), false],
    ["recap", gameRecap, null],
    ...playerGameStats.map((line): [string, unknown, unknown] => {
      const folded = fold.lines.get(line.playerId);
      const sums = folded === undefined ? null : { ...lineFromFold(folded, line.position), ...sourcePoints(folded) };
      return [`line of ${line.playerName}`, line, sums === null ? null : { ...sums, playerName: line.playerName }];
    }),
  ];
  return checks.flatMap(([what, is, wanted]) =>
    isDeepStrictEqual(is, wanted) ? [] : [`the ${what} is not the fold’s`],
  );
}
