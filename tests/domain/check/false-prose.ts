import { checkText, type Claim } from "../../../domain/check/checked-text.ts";
import type { GameSnapshot } from "../../../domain/game/game-snapshot.ts";
import { falsified, type Mutation, MUTATIONS } from "./false-text.ts";
import { type Draw, drawFrom } from "./true-text.ts";

export interface Prose {
  name: string;
  text: string;
  snapshot: GameSnapshot;
}

/** Of the sentences that say something that can be looked up, and of all of them. */
export type Counts = Record<
  Mutation,
  { made: number; caught: number; allMade: number; allCaught: number; missed: string[] }
>;

/**
 * What can be looked up: a figure, a part of the game, a deed, a result. A sentence without any of them ("Allen would not let it
 * be") is no less true of somebody else by anything that a snapshot knows. The words are the test's own, not the check's.
 */
const FACT = new RegExp(
  [
    String.raw`\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|once|twice|both|pair|no|none|neither|only|first|last|most|quarter|half|halftime|overtime)\b`,
    String.raw`\b(?:threw|throws?|passes?|passed|pass|caught|catch(?:es)?|ran|runs?|rush\w*|carr\w+|kick\w*|scor\w+|touchdowns?|field goals?|intercept\w*|picked|sack\w*|fumbl\w*|recover\w*|forced|return\w*|punt\w*)\b`,
    String.raw`\b(?:won|win|wins|beat|lost|lose|loss|victory|led|trail\w*|tied|comeback|rall\w+|upset|favou?r\w+|penal\w+|turnovers?|yards?)\b`,
  ].join("|"),
  "i",
);

/** Sentences that are as true after the change as before, looked up by hand. */
const STILL_TRUE: readonly string[] = [
  "Chase McLaughlin tried one field goal and made it.",
  "threw a touchdown, threw for a touchdown",
  "Watt, for the record, had four tackles and no interceptions",
  "was inside the 13 when",
  "had it at halftime 31-21 at halftime",
  "hitting on 23 of 30 attempts for 320 yards with two scores and no sacks",
];

/** What free prose may be falsified into beside the phrases of `false-text.ts`. */
const ORDER: readonly [RegExp, string][] = [
  [/\bfirst quarter\b/, "fourth quarter"],
  [/\bsecond quarter\b/, "third quarter"],
  [/\bthird quarter\b/, "first quarter"],
  [/\bfourth quarter\b/, "second quarter"],
  [/\b(?:beat|defeated|topped) the\b/, "lost to the"],
  [/\b(?:win|victory) over\b/, "loss to"],
  [/\bnever trailed\b/, "never led"],
  [/\bnever led\b/, "never trailed"],
  [/\bled (?=\d)/, "trailed "],
  [/\btrailed (?=\d|by)/, "led "],
  [/\boutgained\b/, "were outscored and outrushed, though not outgained, by"],
  [/\bopened the scoring\b/, "scored last"],
  [/\bwon\b/, "lost"],
  [/\bmade it (?=\d)/, "had it at halftime "],
  [/\bhalftime\b/, "the end of the first quarter"],
];
const CONTEXT: readonly [RegExp, string][] = [
  [/\bpassing yards\b/, "rushing yards"],
  [/\brushing yards\b/, "receiving yards"],
  [/\breceiving yards\b/, "rushing yards"],
  [/\bthrew for\b/, "ran for"],
  [/\b(?:ran|rushed) for\b/, "threw for"],
  [/\b(?:catches|receptions)\b/, "carries"],
  [/\bcarries\b/, "catches"],
  [/\btargets\b/, "carries"],
  [/-yard run\b/, "-yard catch"],
  [/-yard (?:touchdown|scoring) (?:pass|catch|strike)\b/, "-yard touchdown run"],
  [/-yard touchdown run\b/, "-yard touchdown catch"],
  [/-yard field goal\b/, "-yard touchdown run"],
  [/\binterceptions\b/, "sacks"],
  [/\bsacks\b/, "interceptions"],
  [/\bPPR points\b/, "rushing yards"],
  [/\btouchdown passes\b/, "touchdown runs"],
  [/\bfirst downs\b/, "turnovers"],
  [/\btotal yards\b/, "penalty yards"],
];

/** The sentences of a text with what follows each up to the next, so that they join to the text again. */
function pieces(text: string): string[] {
  return text.split(/(?<=[.!?]\s+|\n\n)(?=\S)/);
}

/** A sentence without the names in it: Cooper Rush does not rush by his name. */
function withoutNames(part: string, { playerGameStats }: GameSnapshot): string {
  return playerGameStats.reduce((text, { playerName }) => text.replaceAll(playerName, "-"), part);
}

/** So many texts, each false in one place, and how many of them the check finds out by a claim that does not hold and was none before. */
export function countFalseProse(
  texts: readonly Prose[],
  wanted: number,
  strangers: (one: Prose) => string[],
  seed = 77,
): Counts {
  const counts = Object.fromEntries(
    MUTATIONS.map((how) => [how, { made: 0, caught: 0, allMade: 0, allCaught: 0, missed: [] as string[] }]),
  ) as Counts;
  const draw = drawFrom(seed);
  const keys = (text: string, snapshot: GameSnapshot): string[] =>
    alarms(checkText(text, snapshot)).map((claim) => `${claim.text} ${claim.reason}`);
  for (let tried = 0, made = 0; made < wanted && tried < wanted * 8; tried += 1) {
    const at = tried % texts.length;
    const prose = texts[at];
    const how = MUTATIONS[Math.floor(tried / texts.length) % MUTATIONS.length];
    if (prose === undefined || how === undefined) continue;
    const parts = pieces(prose.text);
    const which = draw(parts.length);
    const part = parts[which] ?? "";
    const wrong = falseSentence(part, how, prose.snapshot, strangers(prose), draw);
    if (wrong === null || wrong === part || STILL_TRUE.some((one) => wrong.includes(one))) continue;
    // What is not let pass as it stands would not be let pass when it is false either.
    if (keys(`${parts[which - 1] ?? ""}${part}`, prose.snapshot).length > 0) continue;
    made += 1;
    const count = counts[how];
    const bare = withoutNames(part, prose.snapshot);
    // A quarter about which nothing is stated ("a frantic second quarter") is no more to be looked up.
    const isChecked = FACT.test(how === "order" ? bare.replaceAll(/\b\w+ quarter\b/g, "-") : bare);
    count.allMade += 1;
    if (isChecked) count.made += 1;
    // The sentence before it stays, so that what it carries over is the same.
    const before = parts[which - 1] ?? "";
    const known = new Set(keys(`${before}${part}`, prose.snapshot));
    const isCaught = keys(`${before}${wrong}`, prose.snapshot).some((key) => !known.has(key));
    if (isCaught) count.allCaught += 1;
    if (isCaught && isChecked) count.caught += 1;
    if (!isCaught && isChecked) count.missed.push(`${prose.name}: ${part.trim()} => ${wrong.trim()}`);
  }
  return counts;
}

export function alarms(claims: readonly Claim[]): Claim[] {
  return claims.filter(({ verdict }) => verdict !== "holds");
}

function falseSentence(
  part: string,
  how: Mutation,
  snapshot: GameSnapshot,
  strangers: readonly string[],
  draw: Draw,
): string | null {
  if (how === "name") return otherPerson(part, snapshot, strangers, draw);
  if (how === "number" || how === "team") return falsified(part, how, snapshot, strangers, draw);
  const pairs = (how === "order" ? ORDER : CONTEXT).filter(([words]) => words.test(part));
  const pair = pairs[draw(Math.max(1, pairs.length))];
  return pair === undefined ? null : part.replace(pair[0], pair[1]);
}

/** Another surname for one that the sentence has: a stranger's, or another player's of this game. */
function otherPerson(part: string, snapshot: GameSnapshot, strangers: readonly string[], draw: Draw): string | null {
  const lines = snapshot.playerGameStats.length > 0 ? snapshot.playerGameStats : snapshot.playerProjections;
  const surname = (name: string): string => name.split(" ").slice(1).join(" ");
  const there = lines.filter(({ playerName }) => new RegExp(`\\b${surname(playerName)}\\b`).test(part));
  const named = there[draw(Math.max(1, there.length))];
  if (named === undefined) return null;
  const isFull = part.includes(named.playerName);
  const old = isFull ? named.playerName : surname(named.playerName);
  const others = lines
    .filter(({ playerName }) => !part.includes(surname(playerName)))
    .map(({ playerName }) => playerName);
  const list = draw(2) === 0 ? strangers : others;
  const other = list[draw(Math.max(1, list.length))];
  if (other === undefined) return null;
  const next = isFull ? other : surname(other);
  return next === old ? null : part.replace(old, next);
}
