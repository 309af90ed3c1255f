import type { NumberToken } from "../check/story-numbers.ts";

/** What a number in a sentence counts, as units of `GroundFact`; empty where the words around it do not say. */
export interface NumberUse {
  units: readonly string[];
  /** Told of one play (`a 12-yard run`), which its text has to bear out. */
  isPlay: boolean;
}

const YARDS = {
  passing: ["passingYards"],
  rushing: ["rushingYards"],
  receiving: ["receivingYards"],
  total: ["totalYards"],
  penalty: ["penaltyYards"],
} as const;

const TOUCHDOWNS = {
  passing: ["passingTouchdowns"],
  rushing: ["rushingTouchdowns"],
  receiving: ["receivingTouchdowns"],
} as const;

const ALL_YARDS = ["passingYards", "rushingYards", "receivingYards", "totalYards"];
const ALL_TOUCHDOWNS = ["passingTouchdowns", "rushingTouchdowns", "receivingTouchdowns", "specialTeamsTouchdowns"];

/** What follows a number, to what it counts; the first that fits. */
const NOUNS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\s*(?:passing )?completions?\b/, ["passingCompletions"]],
  [/^\s*(?:pass(?:ing)? )?(?:attempts|passes)\b/, ["passingAttempts"]],
  [/^\s*(?:carr(?:y|ies)|rush(?:es|ing attempts)|runs)\b/, ["rushingAttempts"]],
  [/^\s*(?:catch(?:es)?|receptions?|grabs)\b/, ["receptions"]],
  [/^\s*targets?\b/, ["receivingTargets"]],
  [/^\s*(?:interceptions?|picks?)\b/, ["passingInterceptions", "interceptionsThrown"]],
  [/^\s*fumbles?\b/, ["fumblesLost"]],
  [/^\s*two-point\b/, ["twoPointConversions"]],
  [/^\s*(?:full-)?ppr\b/, ["fantasyPointsPPR"]],
  [/^\s*(?:standard )?fantasy points\b[^.;]{0,12}\bppr\b/, ["fantasyPointsPPR"]],
  [/^\s*(?:standard |more |fewer |projected )*fantasy\b/, ["fantasyPoints", "fantasyPointsPPR"]],
  [/^\s*(?:in|with|under) (?:full )?ppr\b/, ["fantasyPointsPPR"]],
  [/^\s*in standard\b/, ["fantasyPoints"]],
  [/^\s*points?\b/, ["score", "scoringPoints", "favouredBy", "overUnder"]],
  [/^\s*first downs?\b/, ["firstDowns"]],
  [/^\s*sacks?\b/, ["sacks"]],
  [/^\s*(?:enforced )?(?:penalt|flag)/, ["penalties"]],
  [/^\s*(?:°|degrees)/, ["temperature"]],
  [/^\s*(?:mph|miles)/, ["windMph"]],
  [/^\s*(?:people|fans|spectators|in attendance|seats)\b/, ["attendance", "capacity"]],
  [/^\s*time-?outs?\b/, ["timeoutsLeft"]],
  [/^\s*(?:scores|scoring plays)\b/, ["scores"]],
  [/^\s*(?:plays|snaps)\b/, ["plays"]],
  [/^\s*quarter\b/, ["quarter"]],
];

/** What a number counts, by the words around it. `before` and `after` end at the sentence's ends. */
export function numberUse(token: NumberToken, before: string, after: string): NumberUse {
  const use = (...units: readonly string[]): NumberUse => ({ units, isPlay: false });
  const rest = after.toLowerCase();
  const lead = before.toLowerCase();
  if (token.form === "clock") return use("clock");
  if (/\b(?:margin of|(?<!favou?red )by)\s+$/.test(lead)) return use("margin");
  if (/\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\s+$/.test(lead))
    return use("kickoff");
  if (/\bweek\s+$/.test(lead)) return use("week");
  if (/\b(?:q|quarter )$/.test(lead)) return use("quarter");
  if (/\b(?:over\/under|total)(?: of| was| is|:)*\s+$/.test(lead)) return use("overUnder");
  if (/\bfavou?red by\s+$/.test(lead)) return use("favouredBy");
  if (token.form === "ordinal" && /^\s*quarter\b/.test(rest)) return use("quarter");
  if (/^-yards?\b/.test(rest)) return { units: [], isPlay: true };
  if (/^\s*(?:rushing |passing |receiving |total |penalty |net |more |fewer )*(?:yards?|yds)\b/.test(rest)) {
    if (/^\s*yards? (?:per|a|each|an) /.test(rest) || /\baverag/.test(lead.slice(-24)))
      return use("rushingYardsPerAttempt", "receivingYardsPerReception");
    if (/\blong(?:est)?\b[^,;]{0,16}$/.test(lead)) return use("rushingLong", "receivingLong");
    return { units: yardsMeant(lead, rest), isPlay: false };
  }
  if (/^\s*(?:rushing |passing |receiving |total )*(?:touchdowns?|tds?)\b/.test(rest))
    return use(...touchdownsMeant(lead, rest));
  const noun = NOUNS.find(([words]) => words.test(rest));
  return use(...(noun?.[1] ?? []));
}

/** The nearest word that says how the yards were gained. */
function way(lead: string, rest: string): keyof typeof YARDS | null {
  const told = /^\s*(rushing|passing|receiving|total|penalty)\b/.exec(rest)?.[1];
  if (told !== undefined) return told as keyof typeof YARDS;
  const clause = lead.split(/[;]/).at(-1) ?? "";
  const words: readonly (readonly [RegExp, keyof typeof YARDS])[] = [
    [/\b(?:pass|thr[eo]w|complet)\w*/g, "passing"],
    [/\b(?:rush|ran|run|carr)\w*/g, "rushing"],
    [/\b(?:receiv|caught|catch|recept|hauled)\w*/g, "receiving"],
    [/\bpenalt\w*/g, "penalty"],
  ];
  let nearest: keyof typeof YARDS | null = null;
  let at = -1;
  for (const [pattern, kind] of words) {
    const last = Array.from(clause.matchAll(pattern)).at(-1)?.index ?? -1;
    if (last > at) [nearest, at] = [kind, last];
  }
  return nearest;
}

function yardsMeant(lead: string, rest: string): readonly string[] {
  const kind = way(lead, rest);
  return kind === null ? ALL_YARDS : YARDS[kind];
}

function touchdownsMeant(lead: string, rest: string): readonly string[] {
  if (/^\s*(?:touchdown|td) (?:pass|throw)/.test(rest)) return TOUCHDOWNS.passing;
  if (/^\s*(?:touchdown|td) (?:run|rush)/.test(rest)) return TOUCHDOWNS.rushing;
  if (/^\s*(?:touchdown|td) (?:catch|recept)/.test(rest)) return TOUCHDOWNS.receiving;
  const kind = way(lead, rest);
  return kind === "passing" || kind === "rushing" || kind === "receiving" ? TOUCHDOWNS[kind] : ALL_TOUCHDOWNS;
}
