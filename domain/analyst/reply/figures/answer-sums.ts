import type { Fact } from "../../../facts/fact.ts";
import type { LineMark } from "../../../facts/mark.ts";
import type { Unit } from "../../../facts/unit.ts";
import { counted, countWords } from "../../../facts/wording/number-words.ts";
import { capitalized } from "../../../words/sentence-words.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isOnly } from "../question/is-only.ts";
import type { Concept } from "../question/lexicon.ts";
import { meets } from "../question/meets.ts";
import type { Question } from "../question/question.ts";

/** A figure that is several figures of a player's lines together. */
interface Sum {
  needs: readonly Concept[];
  also: string;
  /** Position whose players the words mean; null for everybody's. */
  position: string | null;
  parts: readonly { mark: LineMark; unit: Unit; sign?: -1 }[];
  words: (value: number) => string;
}

const SUMS: readonly Sum[] = [
  {
    needs: ["scrimmage"],
    also: "yards total rush receive",
    position: null,
    parts: [
      { mark: "rushing", unit: "rushingYards" },
      { mark: "receiving", unit: "receivingYards" },
    ],
    words: (value) => counted(value, "yard from scrimmage", "yards from scrimmage"),
  },
  {
    needs: ["touches"],
    also: "total",
    position: null,
    parts: [
      { mark: "rushing", unit: "carries" },
      { mark: "receiving", unit: "receptions" },
    ],
    words: (value) => counted(value, "touch", "touches"),
  },
  {
    needs: ["incomplete"],
    also: "pass total completion attempt catch",
    position: null,
    parts: [
      { mark: "passing", unit: "attempts" },
      { mark: "passing", unit: "completions", sign: -1 },
    ],
    words: (value) => counted(value, "pass that was not complete", "passes that were not complete"),
  },
  {
    needs: ["yards", "total"],
    also: "rush pass",
    position: "QB",
    parts: [
      { mark: "passing", unit: "passingYards" },
      { mark: "rushing", unit: "rushingYards" },
    ],
    words: (value) => counted(value, "passing and rushing yard", "passing and rushing yards"),
  },
  {
    needs: ["yards", "total"],
    also: "rush receive catch",
    position: null,
    parts: [
      { mark: "rushing", unit: "rushingYards" },
      { mark: "receiving", unit: "receivingYards" },
    ],
    words: (value) => counted(value, "rushing and receiving yard", "rushing and receiving yards"),
  },
  {
    needs: ["touchdown"],
    also: "total score",
    position: "QB",
    parts: [
      { mark: "passing", unit: "passingTouchdowns" },
      { mark: "rushing", unit: "rushingTouchdowns" },
      { mark: "receiving", unit: "receivingTouchdowns" },
    ],
    words: (value) => `${counted(value, "touchdown")} in all`,
  },
  {
    needs: ["points"],
    also: "total score kick made",
    position: "K",
    parts: [{ mark: "kicking", unit: "points" }],
    words: (value) => counted(value, "point"),
  },
];

/** Figures that add up several of a line: touches, yards from scrimmage, passes that were not caught. Null where the question is about something else. */
export function answerSums(question: Question, sheet: GameSheet): Sentence[] | null {
  const { concepts, players, position, teams, period, at, nth, sized, asks, threshold, numbers } = question;
  if (
    at !== null ||
    question.moment !== null ||
    nth !== null ||
    sized !== null ||
    numbers.length > 0 ||
    players.length > 3
  )
    return null;
  // `touches and total yards`: both.
  if (concepts.has("touches") && (concepts.has("yards") || concepts.has("scrimmage")) && players.length > 0) {
    const rest = [...concepts].filter((one) => one !== "touches" && one !== "total" && one !== "yards");
    const both = [["touches"], [...new Set([...rest, "scrimmage"])]].map((one) =>
      answerSums({ ...question, concepts: new Set(one) }, sheet),
    );
    const told = both.flatMap((one) => one ?? []);
    return both.includes(null)
      ? null
      : told.filter(({ text }, at) => told.findIndex((one) => one.text === text) === at);
  }
  const wanted = players.length > 0 ? players.map((player) => player.position) : [position];
  const sum = SUMS.find(
    ({ needs, also, position: of }) =>
      needs.every((need) => concepts.has(need)) &&
      isOnly(concepts, `${needs.join(" ")} ${also} stats most list made compare better`) &&
      (of === null || wanted.every((one) => one === of)),
  );
  if (sum === undefined) return null;
  // `total rushing yards` are of one way alone.
  const ways = ["rush", "pass", "receive", "catch"].filter((way) => concepts.has(way));
  if (sum.needs.includes("yards") && ways.length === 1) return null;
  // Whether a defense touched somebody is no question of his touches.
  if (sum.needs.includes("touches") && asks === "yesNo" && teams.length > 0) return null;
  const isLeader = players.length === 0;
  // Which touchdowns, when, or whether one scored, is a question of events.
  if (sum.needs.includes("touchdown") && (isLeader || !(asks === "many" || asks === "other"))) return null;
  if (isLeader && (sum.needs.includes("yards") || !(concepts.has("most") || asks === "who"))) return null;
  const named = isLeader ? [...sheet.people.keys()] : players.map(({ playerId }) => playerId);
  const totals = named.flatMap((playerId) => totalOf(playerId, sum, sheet.lines(period)) ?? []);
  const ofTeam = totals.filter(({ facts }) => teams.length !== 1 || players.length > 0 || facts[0]?.team === teams[0]);
  const most = Math.max(...ofTeam.map(({ value }) => value));
  const chosen = isLeader ? ofTeam.filter(({ value }) => value === most) : ofTeam;
  if (chosen.length === 0 || (isLeader && threshold !== null)) return null;
  const when = period === null ? "" : ` ${period.words}`;
  return chosen.flatMap(({ playerId, value, facts }) => {
    const opening = threshold === null ? "" : meets(value, threshold) ? "Yes. " : "No. ";
    const stated = sheet.say(`${opening}${sheet.name(playerId)} had ${sum.words(value)}${when}.`, ...facts);
    const taken = sum.needs.includes("incomplete") ? intercepted(facts, sheet) : [];
    return [
      stated,
      ...taken,
      ...(period === null ? [...sheet.sentences(...facts), ...ownPassScored(playerId, sheet)] : []),
    ];
  });
}

/** Passes that were not complete because the other team caught them. */
function intercepted(facts: readonly Fact[], sheet: GameSheet): Sentence[] {
  const count = facts[0]?.values.interceptionsThrown ?? 0;
  if (count === 0) return [];
  return [
    sheet.say(`${capitalized(countWords(count))} of them ${count === 1 ? "was" : "were"} intercepted.`, ...facts),
  ];
}

/** A pass of his own that came back to a passer, and that he scored with: one touchdown, though he threw and caught it. */
function ownPassScored(playerId: string, sheet: GameSheet): Sentence[] {
  return sheet.index
    .ofKind("score")
    .filter(({ roles }) => roles.passer === playerId && roles.scorer === playerId)
    .flatMap((fact) => [sheet.say("One of the touchdown passes came back to him:", fact), sheet.event(fact)]);
}

function totalOf(
  playerId: string,
  { parts }: Sum,
  lines: readonly Fact[],
): { playerId: string; value: number; facts: Fact[] } | null {
  const own = lines.filter(({ roles }) => roles.player === playerId);
  const facts = own.filter(({ marks }) => parts.some(({ mark }) => marks.includes(mark)));
  const value = parts.reduce((sum, { mark, unit, sign = 1 }) => {
    const fact = own.find(({ marks }) => marks.includes(mark));
    return sum + sign * (fact?.values[unit] ?? 0);
  }, 0);
  return facts.length === 0 ? null : { playerId, value, facts };
}
