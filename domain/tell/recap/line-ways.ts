import type { Fact } from "../../facts/fact.ts";
import { counted, countWords, times } from "../../facts/wording/number-words.ts";
import { LINE_WORDS } from "../../facts/wording/line-words.ts";
import type { Voice } from "../voice.ts";

const n = (value: number | undefined): number => value ?? 0;

/** A player's line without its subject, in the way that its figures ask for. */
export function lineWays({ marks, values: v }: Fact, voice: Voice): string {
  if (marks.includes("passing")) return voice.pick("passing", passing(v));
  if (marks.includes("rushing")) return voice.pick("rushing", rushing(v));
  if (marks.includes("receiving")) return voice.pick("receiving", receiving(v));
  if (marks.includes("kicking")) return voice.pick("kicking", kicking(v));
  return voice.pick("defense", defense(v));
}

type Ways = readonly [string, ...string[]];
type Values = Fact["values"];

function passing(v: Values): Ways {
  const [done, tries, yards] = [n(v.completions), n(v.attempts), n(v.passingYards)];
  const [scores, picks] = [n(v.passingTouchdowns), n(v.interceptionsThrown)];
  const end = tally([
    [scores, "touchdown", "touchdowns"],
    [picks, "interception", "interceptions"],
  ]);
  const short = tally([
    [scores, "score", "scores"],
    [picks, "pick", "picks"],
  ]);
  if (picks >= 2) {
    const good = tally([[scores, "touchdown", "touchdowns"]]);
    return [
      `threw for ${yards} yards${good} but was intercepted ${times(picks)}`,
      `was intercepted ${times(picks)} while throwing for ${yards} yards${good}`,
      `hit ${done} of ${tries} throws for ${yards} yards${good} with ${countWords(picks)} interceptions`,
    ];
  }
  const rate = n(v.completionRate);
  return [
    LINE_WORDS.passing.did(v),
    `went ${done}-for-${tries} for ${yards} yards${end}`,
    `threw for ${yards} yards${end}`,
    `passed for ${yards} yards${short} on ${tries} attempts`,
    `hit ${done} of ${tries} throws for ${yards} yards${short}`,
    `had ${yards} yards${short} on ${done}-of-${tries} passing`,
    ...(rate >= 72 ? [`hit on ${Math.round(rate)} percent of his throws for ${yards} yards${end}`] : []),
    ...(rate <= 55 ? [`completed just ${done} of ${tries} throws, for ${yards} yards${end}`] : []),
  ];
}

function rushing(v: Values): Ways {
  const [carries, yards] = [n(v.carries), n(v.rushingYards)];
  const end = tally([[n(v.rushingTouchdowns), "touchdown", "touchdowns"]]);
  const short = tally([[n(v.rushingTouchdowns), "score", "scores"]]);
  const often = carries <= 2 ? times(carries) : `${countWords(carries)} times`;
  const each = n(v.yardsPerCarry);
  return [
    `ran for ${yards} yards${end} on ${counted(carries, "carry", "carries")}`,
    `carried ${often} for ${yards} yards${short}`,
    `rushed for ${yards} yards${end}`,
    `had ${yards} rushing yards${short}`,
    `gained ${yards} yards on ${counted(carries, "carry", "carries")}${n(v.rushingTouchdowns) === 0 ? "" : `, scoring ${times(n(v.rushingTouchdowns))}`}`,
    ...(each >= 6 ? [`averaged ${each} yards a carry on his way to ${yards}`] : []),
    ...(each <= 3 && carries >= 8 && n(v.rushingTouchdowns) === 0
      ? [`was held to ${yards} yards on ${countWords(carries)} carries`]
      : []),
  ];
}

function receiving(v: Values): Ways {
  const [catches, targets, yards] = [n(v.receptions), n(v.targets), n(v.receivingYards)];
  const end = tally([[n(v.receivingTouchdowns), "touchdown", "touchdowns"]]);
  const short = tally([[n(v.receivingTouchdowns), "score", "scores"]]);
  if (catches === 0) return [LINE_WORDS.receiving.did(v)];
  const scoring = n(v.receivingTouchdowns) === 0 ? "" : `, scoring ${times(n(v.receivingTouchdowns))}`;
  return [
    `had ${counted(catches, "catch", "catches")} for ${yards} yards${end}`,
    `caught ${counted(catches, "pass", "passes")} for ${yards} yards${end}`,
    `finished with ${yards} yards${end} on ${counted(catches, "catch", "catches")}`,
    `turned ${counted(targets, "target")} into ${yards} yards${short}`,
    `had ${yards} receiving yards${short}`,
    `totaled ${yards} receiving yards${short}`,
    ...(catches === targets && catches >= 4
      ? [`caught all ${countWords(catches)} passes thrown his way, for ${yards} yards${end}`]
      : []),
    ...(catches >= 4 ? [`made ${countWords(catches)} grabs for ${yards} yards${scoring}`] : []),
  ];
}

function kicking(v: Values): Ways {
  const [made, tries] = [n(v.fieldGoalsMade), n(v.fieldGoalAttempts)];
  if (tries < 2) return [LINE_WORDS.kicking.did(v)];
  return made === tries
    ? [
        made === 2 ? "made both of his field goals" : `made all ${countWords(made)} of his field goals`,
        `went ${made}-for-${tries} on field goals`,
      ]
    : [`made ${countWords(made)} of ${countWords(tries)} field goals`, `went ${made}-for-${tries} on field goals`];
}

/** The two things that count most of what a defender did. */
function defense(v: Values): Ways {
  const all = [
    [n(v.interceptions), "interception", "interceptions"],
    [n(v.sacks), "sack", "sacks"],
    [n(v.forcedFumbles), "forced fumble", "forced fumbles"],
    [n(v.tackles) + n(v.assists), "tackle", "tackles"],
  ] as const;
  const [first, second] = all
    .filter(([count]) => count > 0)
    .map(([count, one, many]) =>
      count === 0.5
        ? `half ${/^[aeiou]/.test(one) ? "an" : "a"} ${one}`
        : count === 1
          ? `${/^[aeiou]/.test(one) ? "an" : "a"} ${one}`
          : `${countWords(count)} ${many}`,
    );
  if (first === undefined) return [LINE_WORDS.defense.did(v)];
  const what = second === undefined ? first : `${first} and ${second}`;
  return [`had ${what}`, `finished with ${what}`, `came up with ${what}`];
}

/** ` and a touchdown`, `, two touchdowns and an interception`; nothing of what he has none of. */
function tally(parts: readonly (readonly [number, string, string])[]): string {
  const stated = parts.flatMap(([count, one, many]) =>
    count === 0 ? [] : [count === 1 ? `${/^[aeiou]/.test(one) ? "an" : "a"} ${one}` : `${countWords(count)} ${many}`],
  );
  const last = stated.at(-1);
  if (last === undefined) return "";
  return stated.length === 1 ? ` and ${last}` : `, ${stated.slice(0, -1).join(", ")} and ${last}`;
}
