import { matches } from "../../words/matches.ts";
import type { Fact } from "../../facts/fact.ts";
import type { Unit } from "../../facts/unit.ts";
import { nthWords } from "../../facts/wording/number-words.ts";
import type { Finding } from "../cited-fault.ts";
import { idsOf, type Reading, saysItself } from "../reading.ts";

interface SuperlativeRule {
  says: RegExp;
  needs: string;
  holds: (fact: Fact, reading: Reading) => boolean;
  examples: readonly string[];
}

/** What a rank is of, by what the clause says. */
const RANK_WORDS: Partial<Record<Unit, RegExp>> = {
  passingYards: /pass|threw|throw|air|yard/i,
  rushingYards: /rush|ran|run|ground|yard/i,
  receivingYards: /receiv|catch|caught|yard/i,
  receptions: /catch|caught|recept|grab/i,
  targets: /target/i,
  carries: /carr|rush|ran/i,
  passingTouchdowns: /touchdown/i,
  rushingTouchdowns: /touchdown/i,
  receivingTouchdowns: /touchdown/i,
  sacks: /sack/i,
  interceptions: /interception|pick/i,
  tackles: /tackle/i,
  pprPoints: /ppr|fantasy|point|scor/i,
  yards: /play|gain|run|catch|touchdown|yard/i,
};

/** A clause that says what it ranks. */
const NAMES_UNIT =
  /pass|threw|throw|rush|\bran\b|\bruns?\b|receiv|catch|caught|yard|target|carr|touchdown|sack|interception|tackle|point|ppr|fantasy/i;

function isRank(fact: Fact, { text, numbers, before }: Reading): boolean {
  if (fact.kind !== "rank") return false;
  let fits = false;
  for (const unit in fact.values) {
    const words = isRankUnit(unit) ? RANK_WORDS[unit] : undefined;
    const value = isRankUnit(unit) ? fact.values[unit] : undefined;
    const isGiven = ({ values }: Fact): boolean => value !== undefined && isRankUnit(unit) && values[unit] === value;
    fits ||=
      words?.test(text) === true ||
      (words !== undefined &&
        !NAMES_UNIT.test(text) &&
        (numbers.some((one) => one.value === value) || before.some(isGiven)));
  }
  return fits;
}

function isRankUnit(key: string): key is Unit {
  return key in RANK_WORDS;
}

/** "Most", "first", "only": each needs the relation that says so. */
export const SUPERLATIVE_RULES: readonly SuperlativeRule[] = [
  {
    says: /\bled (?:all|every\w*|both|the (?:game|way|field)|# with|# in)\b|\bgame-(?:high|best|leading)\b|\bmost\b(?! of (?:it|them|his|her|the (?:way|day|night|first|second|third|fourth|afternoon|evening)))|\bhighest\b|\bleading (?:rusher|receiver|passer|scorer|tackler)\b|\btop (?:rusher|receiver|passer|scorer)\b|\bled #'s|\bled (?:them|his (?:team|side|club)|their (?:team|side))\b|\bleaders?\b|\btop (?:total|mark|figure|number|performer|producer|target)\b|\bby himself\b|(?:nobody|no one|none|no \w+)\b[^,.;]{0,40}\bmore\b(?! than (?:once|twice))/g,
    needs: "a rank",
    holds: (fact, reading) =>
      (isRank(fact, reading) &&
        (fact.marks.includes("ofGame") ||
          !/led (?:all|every\w*|both|the)\b|game-|most (?:in|of) the game/.test(reading.text))) ||
      (fact.kind === "seasonHigh" && /season/.test(reading.text)),
    examples: ["led everyone", "a game-high 120 yards", "the most of the game"],
  },
  {
    says: /\b(?:longest|biggest|largest|widest)\b(?! (?:fan|name|stage))/g,
    needs: "the rank or the largest lead",
    holds: (fact, reading) =>
      isRank(fact, reading) || (fact.kind === "largestLead" && /lead|advantage|margin/.test(reading.text)),
    examples: ["the longest play", "the largest lead"],
  },
  {
    says: /(?<!(?:game|team)-)\b(?:best|worst|fewest|lowest|shortest|fastest|greatest|least|finest|strongest)\b/g,
    needs: "a rank",
    holds: (fact, reading) => fact.kind === "seasonHigh" || (isRank(fact, reading) && /\bbest\b/.test(reading.text)),
    examples: ["the best of the season"],
  },
  {
    says: /\b(?:opening|first) (?:drive|possession|series|march)\b/g,
    needs: "the opening drive",
    holds: (fact, { index }) =>
      fact.marks.includes("opening") ||
      (fact.kind === "score" &&
        index
          .ofKind("drive")
          .some((drive) => drive.marks.includes("opening") && drive.team === fact.team && isWithin(fact, drive))),
    examples: ["on their opening drive"],
  },
  {
    says: /\b(?:second|behind) only to\b/g,
    needs: "a rank that says second",
    holds: (fact, reading) => isRank(fact, reading) && fact.values.rank === 2,
    examples: ["second only to"],
  },
  {
    says: /\b(?:opened|opening|started|got) the scoring\b|\b(?:drew|drawing) first blood\b|\bon the board first\b/g,
    needs: "the first score",
    holds: ({ score, marks, kind }) =>
      (kind === "first" && marks.length === 0) ||
      (score !== null && score.before.away + score.before.home === 0 && score.after.away + score.after.home > 0),
    examples: ["opened the scoring"],
  },
  {
    says: /\bas many as\b/g,
    needs: "the largest lead",
    holds: ({ kind }) => kind === "largestLead",
    examples: ["by as many as 14"],
  },
  {
    says: /\bfirst\b(?! (?:downs?|quarter|half|period|play|and)\b|-(?:down|quarter|half|and))/g,
    needs: "that it was the first",
    holds: ({ kind, marks, values }, { text }) =>
      kind === "first" ||
      (marks.includes("headToHead") && /first (?:meeting|matchup|game)/.test(text)) ||
      (kind === "drive" && marks.includes("opening")) ||
      values.nth === 1,
    examples: ["the first points of the game"],
  },
  {
    says: /\b(?:last|final)\b(?! (?:line|word|tally|margin|week|season|time|game|meeting|year|minute|two|play|snap|score|seconds|minutes|quarter|moments)\b)/g,
    needs: "that it was the last",
    holds: ({ kind, marks }) =>
      kind === "last" ||
      kind === "lastGame" ||
      (kind === "result" && marks.includes("win")) ||
      marks.includes("sealed"),
    examples: ["the last points"],
  },
  {
    says: /\b(?:only|lone|sole)\b(?! (?:\d|one\b|two\b|three\b|four\b|five\b|six\b|a\b|@))/g,
    needs: "that it was the only one",
    holds: ({ kind }) => kind === "only" || kind === "neverLed" || kind === "neverTrailed",
    examples: ["the only touchdown"],
  },
  {
    says: /\b(second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)\b(?= (?:touchdown|field goal|interception|sack|score|straight|consecutive|turnover|fumble|lost|win|loss|victory|defeat|in a row|of the (?:day|game|night|afternoon|evening|half)\b))/g,
    needs: "which one it was",
    holds: ({ kind, values }, { text }) => {
      const which = kind === "nth" ? values.nth : kind === "streak" ? values.games : undefined;
      return which !== undefined && new RegExp(`\\b${nthWords(which)}\\b`).test(text);
    },
    examples: ["his third touchdown"],
  },
  {
    says: /\b(?:always|every time|all (?:game|day|night|season|afternoon|evening)|throughout|the entire)\b|\b(?:nobody|no one|none) (?:had|scored|caught|ran)\b|\bno (?:other )?(?:one|player|man|quarterback|running back|rusher|receiver|tight end|kicker|passer|defender|defense|offense|team) (?:had|has|have|ever|in)\b/g,
    needs: "a fact about the whole game",
    holds: (fact, reading) =>
      fact.kind === "neverTrailed" ||
      fact.kind === "neverLed" ||
      fact.kind === "only" ||
      (isScoreless(fact) && /\bscored\b/.test(reading.text)) ||
      (isRank(fact, reading) && fact.marks.includes("ofGame") && /\b(?:nobody|no one)\b/.test(reading.text)),
    examples: ["all game", "nobody had more"],
  },
];

function isWithin({ at }: Fact, { at: from, until }: Fact): boolean {
  const [when, start, end] = [at?.elapsed ?? -1, from?.elapsed ?? 0, until?.elapsed ?? -1];
  return when >= start && when <= end;
}

/** A quarter at whose end neither team has a point. */
function isScoreless({ kind, at, score, marks }: Fact): boolean {
  if (marks.includes("scoreless")) return true;
  return kind === "break" && at?.quarter === "1" && score !== null && score.after.away + score.after.home === 0;
}

/** Each superlative is supported by the relation that says so, and never by a figure alone. */
export function checkSuperlatives(reading: Reading): Finding[] {
  const { text, pool, part } = reading;
  if (part.ids.length === 0) return [];
  return SUPERLATIVE_RULES.flatMap(({ says, needs, holds }) =>
    matches(text, says).flatMap((found): Finding[] => {
      if (pool.some((fact) => holds(fact, reading)) || saysItself(reading, found)) {
        reading.borne.push([found.index, found.index + found[0].length]);
        return [];
      }
      const word = found[0].replaceAll(/[@#]/g, "…");
      return [
        {
          word,
          reason: `"${word}" needs ${needs}, and ${idsOf(reading)} does not say it. Cite the fact that does, or leave the word out.`,
        },
      ];
    }),
  );
}
