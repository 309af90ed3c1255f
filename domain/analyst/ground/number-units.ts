import type { NumberToken } from "../../words/story-numbers.ts";
import { labelUnits } from "./label-units.ts";

/** What a number in a sentence counts, as units of `GroundFact`; empty where the words around it do not say. */
export interface NumberUse {
  units: readonly string[];
  /** Told of one play (`a 12-yard run`), which its text has to support. */
  isPlay: boolean;
  /** May be said of single plays where no total supports it: `field goals of 25 and 32 yards`. */
  mayBePlay?: boolean;
  /** How far two are apart, or both together. */
  how?: "difference" | "sum";
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
const ALL_TOUCHDOWNS = [
  "touchdowns",
  "passingTouchdowns",
  "rushingTouchdowns",
  "receivingTouchdowns",
  "specialTeamsTouchdowns",
];

/** What no tool gives: an answer may say it where a text of theirs has it word for word. */
export const UNTOLD = "untold";

/** What follows a number, to what it counts; the first that fits. */
const NOUNS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\s*(?:passing )?completions?\b/, ["passingCompletions"]],
  [/^\s*(?:pass(?:ing)? )?(?:attempts|passes)\b/, ["passingAttempts"]],
  [/^\s*(?:carr(?:y|ies)|rush(?:es|ing attempts)|runs)\b/, ["rushingAttempts"]],
  [/^\s*(?:catch(?:es)?|receptions?|grabs?|balls)\b/, ["receptions"]],
  [/^\s*touches\b/, ["touches"]],
  [/^\s*field goals?\b/, ["fieldGoals"]],
  [/^\s*punts?\b/, ["punts"]],
  [/^\s*yards? lost\b/, [UNTOLD]],
  [/^\s*targets?\b/, ["receivingTargets"]],
  [/^\s*(?:interceptions?|picks?)\b/, ["passingInterceptions", "interceptionsThrown", "interceptionsMade"]],
  [/^\s*fumbles?\b/, ["fumblesLost"]],
  [/^\s*turnovers?\b/, ["turnovers"]],
  [/^\s*(?:takeaways?|tackles?|snaps? each|drives?|possessions?|kicks?)\b/, [UNTOLD]],
  [/^\s*two-point\b/, ["twoPointConversions"]],
  [/^\s*(?:full-)?ppr\b/, ["fantasyPointsPPR"]],
  [/^\s*(?:standard )?fantasy points\b[^.;]{0,12}\bppr\b/, ["fantasyPointsPPR"]],
  [/^\s*(?:standard |more |fewer |projected )*fantasy\b/, ["fantasyPoints", "fantasyPointsPPR"]],
  [/^\s*(?:in|with|under) (?:full )?ppr\b/, ["fantasyPointsPPR"]],
  [/^\s*in standard\b/, ["fantasyPoints"]],
  [/^\s*points?\b/, ["score", "scoringPoints", "favoredBy", "overUnder"]],
  [/^\s*first downs?\b/, ["firstDowns"]],
  [/^\s*sacks?\b/, ["sacks"]],
  [/^\s*(?:enforced )?(?:penalt|flag)/, ["penalties"]],
  [/^\s*(?:°|degrees)/, ["temperature"]],
  [/^\s*(?:mph|miles)/, ["windMph"]],
  [/^\s*(?:people|fans|spectators|in attendance|seats)\b/, ["attendance", "capacity"]],
  [/^\s*time-?outs?\b/, ["timeoutsLeft"]],
  [/^\s*(?:scores|scoring plays)\b/, ["scores", "touchdowns"]],
  [
    /^\s*(?:straight|consecutive|career|seasons?|years?(?: old)?|games?|wins?|losses|titles?|rings?|championships?|super bowls?|pro bowls?|starts?|percent|%|mvps?)\b/,
    [UNTOLD],
  ],
  [/^\s*(?:minutes?|hours?|days?|weeks?|months?|inch(?:es)?|feet|dollars)\b/, [UNTOLD]],
  [/^\s*(?:plays|snaps)\b/, ["plays"]],
  [/^\s*quarter\b/, ["quarter"]],
];

/** What is done so many times, to what that counts. */
const TIMES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(?:was|were|been|got|get|getting|being) sacked\b|\bsacked\b/, ["sacksSuffered"]],
  [/\b(?:picked(?: \w+)? off|intercepted)\b/, ["passingInterceptions", "interceptionsThrown", "interceptionsMade"]],
  [/\btarget(?:ed|s)?\b/, ["receivingTargets"]],
  [/\b(?:touched|touches)\b/, ["touches"]],
  [/\bpunt(?:ed|s)?\b/, ["punts"]],
  [/\b(?:ran|run|rushed|carried)\b/, ["rushingAttempts"]],
  [/\b(?:scored?|scores|found the end zone|reached the end zone|end zone)\b/, ["touchdowns", "scores"]],
  [/\b(?:flagged|penalized)\b/, ["penalties"]],
];

const MONTH = /\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\s+$/;
/** More numbers of the same kind stand before the word that says which: `from 48, 29 and 50 yards`. */
const LIST = /^(?:(?:,| and|, and| or)\s+(?:\d[\d.]*|[a-z]+(?:-[a-z]+)?)(?=,| and| or|\s+yards?))+(?=\s+yards?\b)/;
const ONE_PLAY =
  /\b(?:from|of|covered|covering|good|hit|nailed|made|drilled|going|went|goes|took (?:it|that|the \w+)|(?:it|that) back|returned (?:it|that|the \w+)|lateral|kicks?|field goals?)(?: (?:it|out|for|from|of|another|about))*\s+(?:\d[\d.]*(?:, (?:and )?| and ))*$/;
const OUT = /^\s*yards? (?:out|away|for (?:a|the|his|its) (?:touchdown|score|td)|to the (?:house|end zone))\b/;

/** What a number counts, by the words around it. `before` and `after` end at the sentence's ends. */
export function numberUse(token: NumberToken, before: string, after: string): NumberUse {
  const use = (...units: readonly string[]): NumberUse => ({ units, isPlay: false });
  const rest = after.toLowerCase();
  const lead = before.toLowerCase();
  if (token.form === "clock") return use("clock");
  if (MONTH.test(lead)) return use("kickoff");
  if (/\bweek\s+$/.test(lead)) return use("week");
  if (/\b(?:q|quarter )$/.test(lead)) return use("quarter");
  if (/\b(?:over\/under|total)(?: of| was| is|:)*\s+$/.test(lead)) return use("overUnder");
  if (/\bfavou?red by\s+$/.test(lead) || /^[ -]points?[ -](?:favou?rite|underdog)/.test(rest)) return use("favoredBy");
  if (token.form === "ordinal" && /^\s*quarter\b/.test(rest)) return use("quarter");
  const label = labelUnits(lead, rest);
  if (label !== null) return use(...label);
  if (/^-(?:points?|scores?|possession)\b/.test(rest)) return use("margin");
  if (/^-yards?(?:er|ers)?\b/.test(rest)) return { units: [], isPlay: true };
  const isBy = /\b(?:margin of|by)(?: (?:just|only|exactly))?\s+$/.test(lead);
  const how = isBy || /^\s*(?:more|fewer|less)\b[^.;]*\bthan\b/.test(rest) ? "difference" : howTogether(lead, rest);
  const compared: Pick<NumberUse, "how"> = how === undefined ? {} : { how };
  if (isBy && !/^\s*(?:rushing |passing |receiving |total )*(?:yards?|yds)\b|^\s*first downs/.test(rest))
    return use("margin");
  const listed = rest.replace(LIST, "");
  const noun = bareNoun(listed);
  if (/^(?:rushing |passing |receiving |total |scrimmage |all-purpose |penalty |net )*(?:yards?|yds)\b/.test(noun)) {
    if (/^yards? (?:per|a|each|an) /.test(noun) || /\baverag/.test(lead.slice(-24)))
      return use("rushingYardsPerAttempt", "receivingYardsPerReception");
    if (/\blong(?:est)?\b[^,;]{0,16}$/.test(lead)) return { ...use("rushingLong", "receivingLong"), mayBePlay: true };
    const mayBePlay = listed !== rest || ONE_PLAY.test(lead) || OUT.test(listed);
    return { units: yardsMeant(lead, noun), isPlay: false, mayBePlay, ...compared };
  }
  if (/^(?:a|per) (?:carry|catch|rush|touch|reception)\b/.test(noun))
    return use("rushingYardsPerAttempt", "receivingYardsPerReception");
  if (/^on the ground\b/.test(noun)) return use("rushingYards", "rushingTouchdowns");
  if (/^through the air\b/.test(noun))
    return use("passingYards", "receivingYards", "passingTouchdowns", "receivingTouchdowns");
  if (/^(?:rushing |passing |receiving )*(?:touchdowns?|tds?)\b/.test(noun))
    return { ...use(...touchdownsMeant(lead, noun)), ...compared };
  if (/^(?:unanswered |straight |consecutive )points\b|^points in a row\b/.test(noun)) return use("run");
  const isTimes = /^times?\b/.test(noun) || /^(?:twice|thrice)$/i.test(token.text);
  if (isTimes) return { ...use(...timesMeant(lead)), ...compared };
  const out = /\bout-?(rushed|passed|gained)\b/.exec(lead)?.[1];
  if (out !== undefined && noun === rest.trimStart() && /^(?:to \d|[.,;]|$)/.test(noun))
    return use(out === "gained" ? "totalYards" : out === "passed" ? "passingYards" : "rushingYards");
  if (/^passes\b/.test(noun) && /\b(?:catch|caught|haul\w*|grab\w*|snag\w*|receiv\w*)\b[^,;]{0,12}$/.test(lead))
    return { ...use("receptions"), ...compared };
  const told = NOUNS.find(([words]) => words.test(noun));
  if (told?.[1].includes("score") === true && /\b(?:ppr|fantasy)\b/.test(lead)) return use(...fantasyMeant(lead));
  return { ...use(...(told?.[1] ?? [])), ...compared };
}

/** The noun without the words that only fill the place before it. */
function bareNoun(rest: string): string {
  return rest
    .replace(/^\s*-\s*(?=[a-z])/, "")
    .replace(
      /^\s*(?:(?:of (?:his|her|its|their|the)|total|more|fewer|less|big|combined|different|other|additional|whole|team|offensive|defensive|completed|long|made)\s+(?!yards? per))*/,
      (filler) => (/\btotal\s+$/.test(filler) ? "total " : ""),
    )
    .replace(/^total (?!(?:rushing|passing|receiving|penalty)? ?(?:yards?|yds))/, "")
    .trimStart();
}

function howTogether(lead: string, rest: string): "sum" | undefined {
  const words =
    /\b(?:combined|together|between (?:them|the two|his|her)|the two of them|altogether|in all|in total|total(?=$|[.,;]))\b/;
  return words.test(lead) || words.test(rest.split(/[,;]/)[0] ?? "") ? "sum" : undefined;
}

function timesMeant(lead: string): readonly string[] {
  let meant: readonly string[] = [UNTOLD];
  let at = -1;
  for (const [words, units] of TIMES) {
    const last = Array.from(lead.matchAll(new RegExp(words, "g"))).at(-1)?.index ?? -1;
    if (last > at) [meant, at] = [units, last];
  }
  return meant;
}

function fantasyMeant(lead: string): readonly string[] {
  return /\bppr\b/.test(lead) ? ["fantasyPointsPPR"] : ["fantasyPoints", "fantasyPointsPPR"];
}

/** The nearest word that says how the yards were gained. */
function way(lead: string, rest: string): keyof typeof YARDS | null {
  const told = /^\s*(rushing|passing|receiving|total|penalty)\b/.exec(rest)?.[1];
  if (told !== undefined) return told as keyof typeof YARDS;
  const after = /^(?:yards?|yds) (rushing|passing|receiving)\b/.exec(rest)?.[1];
  if (after !== undefined) return after as keyof typeof YARDS;
  if (/^yards? on the ground\b/.test(rest)) return "rushing";
  if (/^yards? through the air\b/.test(rest)) return null;
  const clause = lead.split(/[;]/).at(-1) ?? "";
  const words: readonly (readonly [RegExp, keyof typeof YARDS])[] = [
    [/\b(?:pass(?!es\b)|thr[eo]w|complet)\w*/g, "passing"],
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
  if (
    /^(?:total |scrimmage |all-purpose )*(?:yards?|yds) (?:from scrimmage|of (?:total )?offense|in all|combined|between|altogether)/.test(
      rest,
    )
  )
    return ALL_YARDS;
  const kind = way(lead, rest);
  return kind === null || kind === "total" ? ALL_YARDS : YARDS[kind];
}

function touchdownsMeant(lead: string, rest: string): readonly string[] {
  if (/^\s*(?:touchdown|td) (?:pass|throw)/.test(rest)) return TOUCHDOWNS.passing;
  if (/^\s*(?:touchdown|td) (?:run|rush)/.test(rest)) return TOUCHDOWNS.rushing;
  if (/^\s*(?:touchdown|td) (?:catch|recept)/.test(rest)) return TOUCHDOWNS.receiving;
  const kind = way(lead, rest);
  return kind === "passing" || kind === "rushing" || kind === "receiving" ? TOUCHDOWNS[kind] : ALL_TOUCHDOWNS;
}
