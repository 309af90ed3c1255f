import type { RosterPlayer } from "./game-roster.ts";
import { KNOWN_NICKNAMES } from "./known-nicknames.ts";
import { plainName } from "./sound.ts";

/** A player with everything he may be called, as plain names. */
export interface NamedPlayer {
  player: RosterPlayer;
  /** All given names and initials: `patrick`, `aj`. */
  first: string;
  /** The rest without a suffix: `st brown`. */
  last: string;
  full: string;
  /** `full` without its spaces. */
  tight: string;
  initials: string;
  nicknames: ReadonlySet<string>;
}

const SUFFIX = /\s(?:jr|sr|ii|iii|iv|v|junior|senior|the (?:second|third|fourth|fifth)|[2345](?:nd|rd|th))$/;

/** Without Jr., III and the like, which people leave out. */
export function withoutSuffix(plain: string): string {
  return plain.replace(SUFFIX, "");
}

/** Given names and what they are shortened to; either form may be on the roster. */
const SHORT_NAMES: readonly (readonly string[])[] = [
  ["patrick", "pat", "patty"],
  ["joshua", "josh"],
  ["joseph", "joe", "joey"],
  ["michael", "mike", "mikey"],
  ["matthew", "matt", "matty"],
  ["samuel", "sam", "sammy"],
  ["christopher", "chris"],
  ["christian", "chris"],
  ["daniel", "dan", "danny"],
  ["nicholas", "nick", "nicky", "nic"],
  ["william", "will", "bill", "billy"],
  ["robert", "rob", "bob", "bobby"],
  ["anthony", "tony"],
  ["thomas", "tom", "tommy"],
  ["james", "jim", "jimmy", "jimmie"],
  ["cameron", "cam"],
  ["alexander", "alex"],
  ["benjamin", "ben"],
  ["kenneth", "ken", "kenny"],
  ["zachary", "zach", "zack", "zac"],
  ["jonathan", "jon", "jonny"],
  ["david", "dave"],
  ["edward", "ed", "eddie"],
  ["andrew", "drew", "andy"],
  ["gregory", "greg"],
  ["timothy", "tim"],
  ["jameson", "jamo"],
  ["derrick", "derek"],
  ["russell", "russ"],
  ["kyren", "ky"],
  ["demarcus", "marcus"],
  ["trevor", "trev"],
  ["travis", "trav"],
  ["stephon", "steph"],
  ["jacob", "jake"],
  ["theodore", "theo", "ted"],
  ["johnny", "john"],
];

const SAME_FIRST = new Map<string, Set<string>>();
for (const names of SHORT_NAMES) {
  for (const name of names) SAME_FIRST.set(name, new Set([...(SAME_FIRST.get(name) ?? []), ...names]));
}

/** Whether two given names are the same person's: equal, or one short for the other. */
export function isSameFirst(a: string, b: string): boolean {
  return a === b || SAME_FIRST.get(a)?.has(b) === true;
}

/** What each known player is called besides, by his plain name without spaces. */
const NICKNAMES = Map.groupBy(KNOWN_NICKNAMES, ([, name]) => withoutSpaces(name));

const NAMED = new WeakMap<readonly RosterPlayer[], NamedPlayer[]>();

/** The names of a roster, made once for it. */
export function namesOf(roster: readonly RosterPlayer[]): NamedPlayer[] {
  const known = NAMED.get(roster);
  if (known !== undefined) return known;
  const named = roster.map(nameParts);
  NAMED.set(roster, named);
  return named;
}

function nameParts(player: RosterPlayer): NamedPlayer {
  const plain = plainName(player.playerName);
  // By spaces alone, so that Amon-Ra stays one given name; `A. J. Brown` has one too.
  const words = player.playerName.split(/\s+/).map(plainName);
  let given = 1;
  while (words.length - given > 1 && words.slice(0, given + 1).every((word) => word.length === 1)) given += 1;
  const first = words.slice(0, given).join(given > 1 ? "" : " ");
  const last = withoutSuffix(` ${words.slice(given).join(" ")}`).trim();
  const full = [first, last].filter((part) => part !== "").join(" ");
  const parts = full.split(" ");
  const initials = parts.map((part) => part[0] ?? "").join("");
  const nicknames = new Set(NICKNAMES.get(withoutSpaces(plain))?.map(([nick]) => nick));
  return { player, first, last, full, tight: withoutSpaces(full), initials, nicknames };
}

function withoutSpaces(name: string): string {
  return name.replaceAll(" ", "");
}
