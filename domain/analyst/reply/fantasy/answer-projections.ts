import { answerBeatProjection } from "./answer-beat-projection.ts";
import { formatPoints } from "../../../words/format.ts";
import type { PlayerLine } from "../../../game/player-line.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import type { Concept } from "../question/lexicon.ts";
import type { Question } from "../question/question.ts";
import { listWords } from "../../../words/sentence-words.ts";

type Field =
  | "passingYards"
  | "passingTouchdowns"
  | "passingInterceptions"
  | "rushingYards"
  | "rushingTouchdowns"
  | "rushingAttempts"
  | "receptions"
  | "receivingTargets"
  | "receivingYards"
  | "receivingTouchdowns"
  | "fantasyPointsPPR";

const FIELDS: readonly { field: Field; needs: readonly Concept[]; words: string; least: number }[] = [
  { field: "passingYards", needs: ["pass", "yards"], words: "passing yards", least: 20 },
  { field: "passingTouchdowns", needs: ["pass", "touchdown"], words: "touchdown passes", least: 0.3 },
  { field: "passingInterceptions", needs: ["interception"], words: "interceptions", least: 9 },
  { field: "rushingYards", needs: ["rush", "yards"], words: "rushing yards", least: 5 },
  { field: "rushingTouchdowns", needs: ["rush", "touchdown"], words: "rushing touchdowns", least: 0.3 },
  { field: "rushingAttempts", needs: ["carry"], words: "carries", least: 99 },
  { field: "receptions", needs: ["catch"], words: "catches", least: 1 },
  { field: "receivingTargets", needs: ["target"], words: "targets", least: 99 },
  { field: "receivingYards", needs: ["receive", "yards"], words: "receiving yards", least: 5 },
  { field: "receivingTouchdowns", needs: ["receive", "touchdown"], words: "touchdown catches", least: 0.3 },
  { field: "fantasyPointsPPR", needs: ["fantasy", "points", "ppr"], words: "PPR points", least: 0 },
];

/** What was projected: of players named, or the most of it. Null where the question is about something else, or nothing was projected. */
export function answerProjections(question: Question, sheet: GameSheet): Sentence[] | null {
  const { concepts, players, position, teams, threshold, period } = question;
  const isBefore = sheet.index.phase === "before";
  if ((!concepts.has("projected") && !isBefore) || threshold !== null || period !== null || question.moment !== null)
    return null;
  const held = isBefore ? null : answerBeatProjection(question, sheet);
  if (held !== null) return held;
  const asked = FIELDS.filter(({ needs }) => needs.some((one) => concepts.has(one)) && concepts.size > 0);
  const free = new Set<Concept>([
    ..."projected stats most points score made better compare win mvp lead first".split(" "),
    ...FIELDS.flatMap(({ needs }) => needs),
  ]);
  if (![...concepts].every((concept) => free.has(concept)) || (concepts.has("win") && players.length === 0))
    return null;
  if (players.length === 0) return mostProjected(question, sheet, position, teams);
  const lines = sheet.read.projections;
  return players.flatMap(({ playerId }) => {
    const line = lines.find((one) => one.playerId === playerId);
    const point = sheet.index.byId(`f:${playerId}`) ?? sheet.index.byId(`pj:${playerId}`);
    if (line === undefined)
      return [
        sheet.say(`There is no projection for ${sheet.name(playerId)}.`, null),
        ...sheet.sentences(isBefore ? null : point),
      ];
    const exact = asked.filter(
      ({ needs, field }) =>
        needs.every((one) => concepts.has(one)) || (needs.length === 1 && field !== "fantasyPointsPPR"),
    );
    const wanted =
      exact.length > 0
        ? exact
        : FIELDS.filter(({ field, least }) => (line[field] ?? 0) > least && field !== "fantasyPointsPPR");
    const items = wanted.flatMap(({ field, words }) =>
      line[field] === null ? [] : [`${formatPoints(line[field])} ${words}`],
    );
    const verb = isBefore ? "is" : "was";
    const text = items.length === 0 ? null : `${sheet.name(playerId)} ${verb} projected for ${listWords(items)}.`;
    const own: Sentence[] =
      text === null
        ? []
        : [
            {
              text,
              ids: [],
              receipts: wanted.map(({ field }) => ({ kind: "line", playerId, source: "projections", field })),
            },
          ];
    return [
      ...own,
      ...(exact.length > 0 && !concepts.has("fantasy") && !concepts.has("ppr") && isBefore
        ? []
        : sheet.sentences(sheet.index.byId(`pj:${playerId}`), isBefore ? null : point)),
    ];
  });
}

const YARDS_OF: Readonly<Record<string, Field>> = {
  QB: "passingYards",
  RB: "rushingYards",
  WR: "receivingYards",
  TE: "receivingYards",
};
const MOST_LISTED = 3;

function mostProjected(
  { concepts, numbers, text }: Question,
  sheet: GameSheet,
  position: string | null,
  teams: readonly string[],
): Sentence[] | null {
  if (!concepts.has("projected") && !concepts.has("fantasy")) return null;
  // More yards are those of the trade: `which qb is projected for more yards`.
  const trade = concepts.has("yards") ? YARDS_OF[position ?? ""] : undefined;
  const exact = FIELDS.find(
    ({ needs, field }) => field === trade || (field !== "fantasyPointsPPR" && needs.every((one) => concepts.has(one))),
  );
  const isFantasy =
    exact === undefined &&
    (concepts.has("fantasy") ||
      concepts.has("ppr") ||
      concepts.has("points") ||
      concepts.has("most") ||
      position !== null);
  const field = exact?.field ?? (isFantasy ? "fantasyPointsPPR" : null);
  if (field === null) return null;
  const of = (line: PlayerLine): number => line[field] ?? 0;
  const lines = sheet.read.projections
    .filter(
      (line) =>
        (position === null || line.position === position) &&
        (teams.length !== 1 || line.team === teams[0]) &&
        of(line) > 0,
    )
    .toSorted((a, b) => of(b) - of(a));
  const isMany =
    position !== null && /\b(?:projections|qbs|rbs|wrs|tes|backs|receivers|quarterbacks|kickers)\b/.test(text);
  const chosen = lines.slice(0, Math.min(numbers[0] ?? (isMany ? MOST_LISTED : 1), 5));
  if (chosen.length === 0) return null;
  const verb = sheet.index.phase === "before" ? "is" : "was";
  const words = exact?.words ?? "PPR points";
  return chosen.map((line, index) => ({
    text: `${sheet.name(line.playerId)} ${verb} projected for ${index === 0 ? "the most" : `the next most`}: ${formatPoints(of(line))} ${words}.`,
    ids: field === "fantasyPointsPPR" ? [`pj:${line.playerId}`] : [],
    receipts: [{ kind: "line", playerId: line.playerId, source: "projections", field }],
  }));
}
