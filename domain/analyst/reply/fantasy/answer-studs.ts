import { decimal } from "../../../facts/wording/number-words.ts";
import { listWords } from "../../../words/sentence-words.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import type { Question } from "../question/question.ts";

const STUDS = /\b(?:studs?|booms?|winners|hits|stars)\b/;
const DUDS = /\b(?:duds?|busts?|losers|misses|flops?|letdowns?|disappointments?)\b/;
const PLURAL = /\b(?:duds|busts|losers|misses|flops|letdowns|disappointments)\b/;
const OF_FANTASY = /\b(?:studs?|duds?|busts?|booms?|fantasy)\b/;
const MOST_NAMED = 3;
/** Who was projected for less let nobody down. */
const LEAST_PROJECTED = 6;

/** `fantasy studs and duds`: who had the most PPR points, and who fell furthest short of his projection. Null where a player is named or something else is asked. */
export function answerStuds({ text, players, period, teams }: Question, sheet: GameSheet): Sentence[] | null {
  const isBoth = STUDS.test(text) && DUDS.test(text);
  if (!(isBoth || PLURAL.test(text)) || !OF_FANTASY.test(text) || players.length > 0 || period !== null) return null;
  const all = sheet.index.ofKind("fantasy").filter(({ team }) => teams.length !== 1 || team === teams[0]);
  if (all.length === 0) return null;
  const best = all.toSorted((a, b) => (b.values.pprPoints ?? 0) - (a.values.pprPoints ?? 0)).slice(0, MOST_NAMED);
  const short = all
    .filter(
      ({ marks, values }) => marks.includes("belowProjection") && (values.projectedPoints ?? 0) >= LEAST_PROJECTED,
    )
    .toSorted((a, b) => (b.values.difference ?? 0) - (a.values.difference ?? 0))
    .slice(0, MOST_NAMED);
  const studs = best.map(({ roles, values }) => `${sheet.name(roles.player ?? "")} ${decimal(values.pprPoints ?? 0)}`);
  const duds = short.map(
    ({ roles, values }) =>
      `${sheet.name(roles.player ?? "")} ${decimal(values.pprPoints ?? 0)} of ${decimal(values.projectedPoints ?? 0)}`,
  );
  const isProjected = all.some(({ values }) => values.projectedPoints !== undefined);
  return [
    ...(isBoth ? [sheet.say(`The most PPR points: ${listWords(studs)}.`, ...best)] : []),
    duds.length > 0
      ? sheet.say(`Furthest below their projections: ${listWords(duds)}.`, ...short)
      : sheet.say(
          isProjected
            ? sheet.index.phase === "live"
              ? "Who falls short of his projection is open until the game is over."
              : "Nobody fell short of his projection."
            : "This game has no projections, so who fell short of them cannot be said.",
          null,
        ),
  ];
}
