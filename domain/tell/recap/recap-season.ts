import type { Fact } from "../../facts/fact.ts";
import type { FactIndex } from "../../facts/fact-index.ts";
import { countWords, nthWords } from "../../facts/wording/number-words.ts";
import { phrase, team as teamName } from "../../facts/wording/phrase-of.ts";
import { saying, type Sentence, clause } from "../clause.ts";
import type { Voice } from "../voice.ts";
import type { Plot } from "./recap-plot.ts";

const LONG_RUN = 3;
const BIG_SPREAD = 5;

/** What the result means: who advances and whose season is over; in the regular season records and runs of games. */
export function seasonSentences(plot: Plot, index: FactIndex, voice: Voice): Sentence[] {
  const bet = index.byId("spread:result");
  const isUpset = bet !== null && bet.marks.includes("upset") && (bet.values.spread ?? 0) >= BIG_SPREAD;
  return [...(isUpset ? [saying(bet.wording.clause, bet)] : []), ...meaning(plot, index, voice)];
}

function meaning({ winner, loser, result }: Plot, index: FactIndex, voice: Voice): Sentence[] {
  const [next, over] = [index.byId(`stage:${winner}`), index.byId(`stage:${loser}`)];
  if (next !== null && over !== null) {
    const deed = next.marks.includes("title") ? phrase`${teamName(winner)} are champions` : next.wording.clause;
    return [
      voice.pick("stage", [
        [clause(phrase`${deed}, and `, next), clause(over.wording.clause, over)],
        [clause(phrase`${deed}; `, next), clause(over.wording.clause, over)],
      ]),
    ];
  }
  const [own, other] = [index.byId(`record:${winner}`), index.byId(`record:${loser}`)];
  if (own === null || other === null || result.team === null) return records(own, other);
  const run = index.byId(`streak:${winner}`);
  const games = run?.values.games ?? 0;
  const behind = index.byId(`streak:${loser}`);
  const lost = behind?.values.games ?? 0;
  const [us, them] = [teamName(winner), teamName(loser)];
  const [ours, theirs] = [recordOf(own), recordOf(other)];
  const isLong = run !== null && games >= LONG_RUN && run.marks.includes("winning");
  const isSlump = behind !== null && lost >= LONG_RUN && behind.marks.includes("losing");
  const slump = isSlump
    ? clause(
        voice.pick("slump", [
          phrase`${them} (${theirs}) have lost ${countWords(lost)} in a row`,
          phrase`it was the ${nthWords(lost)} straight loss for ${them} (${theirs})`,
          phrase`${them} are ${theirs} after ${countWords(lost)} losses in a row`,
        ]),
        other,
        behind,
      )
    : null;
  if (ours === theirs) return [sameRecord(own, other, isLong ? run : isSlump ? behind : null, voice)];
  if (isLong) {
    const won = clause(
      voice.pick("run of wins", [
        phrase`${us} (${ours}) have won ${countWords(games)} straight`,
        phrase`it was the ${nthWords(games)} straight win for ${us} (${ours})`,
        phrase`${us}, winners of ${countWords(games)} in a row, are ${ours}`,
      ]),
      own,
      run,
    );
    return slump === null ? [[won, clause(phrase`; ${them} are ${theirs}`, other)]] : [[won], [slump]];
  }
  if (slump !== null) return [[clause(phrase`${us} are ${ours}, and `, own), slump]];
  return [
    voice.pick("records", [
      [clause(own.wording.clause, own), clause(phrase`; ${them} are ${theirs}`, other)],
      [clause(phrase`${us} are now ${ours}`, own), clause(phrase`, ${them} ${theirs}`, other)],
      [clause(phrase`it left ${us} at ${ours}`, own), clause(phrase` and ${them} at ${theirs}`, other)],
      [clause(phrase`that makes ${us} ${ours}`, own), clause(phrase` and ${them} ${theirs}`, other)],
      [clause(phrase`the win moved ${us} to ${ours}`, own), clause(phrase`; ${them} dropped to ${theirs}`, other)],
      [clause(phrase`${them} fell to ${theirs}`, other), clause(phrase`, while ${us} went to ${ours}`, own)],
    ]),
  ];
}

/** Two teams with one record, and which of them came to it by a row of games. */
function sameRecord(own: Fact, other: Fact, streak: Fact | null, voice: Voice): Sentence {
  const both = recordOf(own);
  if (streak !== null) {
    const games = streak.values.games ?? 0;
    const row = streak.marks.includes("winning")
      ? phrase`, ${teamName(streak.team ?? "")} after ${countWords(games)} straight wins`
      : phrase`, ${teamName(streak.team ?? "")} after ${countWords(games)} straight losses`;
    return [clause(phrase`both teams are ${both}`, own, other), clause(row, streak)];
  }
  return voice.pick("same record", [
    [clause(phrase`both teams are ${both}`, own, other)],
    [clause(phrase`that leaves both teams at ${both}`, own, other)],
    [clause(phrase`both teams are now ${both}`, own, other)],
  ]);
}

function records(...facts: readonly (Fact | null)[]): Sentence[] {
  const [one, other] = facts.filter((fact) => fact !== null);
  if (one === undefined) return [];
  return [
    [
      clause(one.wording.clause, one),
      ...(other === undefined ? [] : [clause(phrase`, and ${other.wording.clause}`, other)]),
    ],
  ];
}

function recordOf({ values: { wins, losses, ties } }: Fact): string {
  return `${wins ?? 0}-${losses ?? 0}${(ties ?? 0) > 0 ? `-${ties}` : ""}`;
}
