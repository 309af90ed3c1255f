import type { GameFacts, PlayerFacts } from "./game-facts.ts";
import type { Mention } from "./story/story-mentions.ts";

/** A sentence with who is named in it and who the one before was about. Offsets are the sentence's. */
export interface SentenceContext {
  text: string;
  /** The sentence before; empty for the first. */
  previous: string;
  mentions: Mention[];
  /** The person and the team that `he` and `they` stand for. */
  lastPlayer: Mention | null;
  lastTeam: Mention | null;
  /** The whole text speaks of fantasy points somewhere. */
  isFantasy: boolean;
  facts: GameFacts;
}

/** Whose number it is: one of these players (a shared surname), or a team. */
export interface Subject {
  players: PlayerFacts[];
  team: string | null;
}

/** After these a name is somebody who something is done to, not who does it. */
const OBJECT =
  /\b(?:against|over|past|than|to|by|on|for|beat|beats|beating|topping|defeating|from|of|in|at|topped|defeated|edged|outlasted|downed|stunned|routed|held|outgained|outscored|outrushed|upset|facing|led|paced|carried|powered|lifted|helped|gave|put|sent|gives|inside|into|toward|towards|near|across|trailed|found|finding|hit|hitting|sacked|sacking|intercepted|stripped|stripping|feeding|all|among|every|(?:took|take|takes|brought|dragg\w+|chased?) down|\w{3,}ing(?: down| off| up| out)?)\s+(?:the\s+)?$/i;

export function isObject(text: string, mention: Mention): boolean {
  return OBJECT.test(text.slice(0, mention.start));
}

export function subjectOf(mention: Mention, facts: GameFacts): Subject {
  const players = mention.playerIds.map((id) => facts.players.get(id)).filter((one) => one !== undefined);
  return { players, team: mention.team };
}

/** Between a number's unit and its owner, without another number. */
const GIVEN =
  /^(?!.*\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b)[^,;.\d]{0,28}\b(from|by|for|of)\s+(?:the\s+)?$/;

/** Who a figure at an offset belongs to; `kind` says who can own it. Null where nobody has been named. */
export function ownerOf(
  at: number,
  end: number,
  context: SentenceContext,
  kind: "player" | "team" | "any",
): Subject | null {
  const { text, facts } = context;
  const enclosed = enclosedIn(at, context);
  if (enclosed !== undefined && (kind !== "team" || enclosed.team !== null)) return subjectOf(enclosed, facts);
  const compared = kind === "team" ? undefined : comparedTo(at, context);
  if (compared !== undefined) return subjectOf(compared, facts);
  const holder = context.mentions.findLast((mention) => mention.end <= at);
  // "he had two of Detroit's four sacks"
  if (holder !== undefined && /^'s? $/.test(text.slice(holder.end, at)) && (kind !== "player" || holder.team === null))
    return subjectOf(holder, facts);
  const fits = (mention: Mention): boolean => kind === "any" || (kind === "team") === (mention.team !== null);
  // "intercepted by Sainristil, who had two picks"
  const near = context.mentions.findLast(
    (mention) => mention.end <= at && (mention.playerIds.length > 0 || kind !== "player"),
  );
  if (
    near !== undefined &&
    (kind !== "team" || near.team !== null) &&
    /^(?: (?:of|for|from) the \w+)?,? (?:who|whose)\b[^,;.]*$/.test(text.slice(near.end, at))
  )
    return subjectOf(near, facts);
  const isAside = isInAside(text.slice(0, at));
  const all = context.mentions.filter(fits);
  const straight = all.filter((mention) => !isAside(mention));
  const fitting = straight.some(({ end: last }) => last <= at) ? straight : all;
  const before = fitting.filter((mention) => mention.end <= at);
  // "Nix wasn't far off Burrow's pace with 219 yards" is of Nix.
  const owns = ({ end: last }: Mention): boolean => text.startsWith("'", last) && at - last > 25;
  const acting = before.filter((mention) => !isObject(text, mention));
  const latest = acting.at(-1);
  const main = latest !== undefined && owns(latest) ? acting.findLast((mention) => !owns(mention)) : undefined;
  const active = main !== undefined && !/[,;:]/.test(text.slice(main.end, latest?.start)) ? main : latest;
  const isCompared = /\bto (?:just |only )?$/.test(text.slice(0, at));
  const given = fitting.find(({ start }) => {
    const link = start < end ? undefined : GIVEN.exec(text.slice(end, start));
    if (link === undefined || link === null) return false;
    return link[1] === "by" || link[1] === "from" || isCompared || active === undefined;
  });
  if (given !== undefined) return subjectOf(given, facts);
  if (kind !== "player" && active?.team === null && /\b(?:his|her) (?:team|side)'s $/.test(text.slice(0, at))) {
    const [person] = subjectOf(active, facts).players;
    if (person !== undefined) return { players: [], team: person.team };
  }
  const pronoun = /\b(he|his|him)\b(?!.*\b(?:he|his|him)\b)/i.exec(text.slice(0, at));
  if (active !== undefined) return subjectOf(active, facts);
  if (pronoun !== null && kind !== "team" && context.lastPlayer !== null) return subjectOf(context.lastPlayer, facts);
  const opener = /^\s*(?:with|behind|despite|after|thanks|for all)\b/i.test(text);
  const after = fitting.find((mention) => mention.start >= end);
  if (opener && after !== undefined) return subjectOf(after, facts);
  const object = before.findLast(({ team }) => team === null && kind !== "team") ?? before.at(-1);
  if (object !== undefined) return subjectOf(object, facts);
  const isTheirs = /\b(?:they|their)\b/i.test(text.slice(0, at)) && kind !== "player";
  const carried = [
    kind === "team" || isTheirs ? null : context.lastPlayer,
    kind === "player" ? null : context.lastTeam,
  ].find((one) => one !== null);
  const last = carried ?? after;
  return last === undefined ? null : subjectOf(last, facts);
}

/** "Collins (7 catches, 122 yards)": the player named before the bracket that a number is in. */
function enclosedIn(at: number, { text, mentions }: SentenceContext): Mention | undefined {
  const open = /\([^()]*$/.exec(text.slice(0, at));
  if (open === null) return undefined;
  const holder = mentions.find(({ end }) => end === open.index - 1);
  // "Russell Wilson, QB, Steelers (26.9)"
  const person = mentions.findLast(({ end, playerIds }) => end < open.index && playerIds.length > 0);
  const isRow =
    person !== undefined &&
    holder !== undefined &&
    holder.team !== null &&
    /^, [A-Z/]{1,4},? $/.test(text.slice(person.end, holder.start));
  return isRow ? person : holder;
}

/** "Allen outscored Goff, 41.28 points to 41.06": the second figure is the second man's. */
function comparedTo(at: number, { text, mentions }: SentenceContext): Mention | undefined {
  const before = text.slice(0, at);
  if (!/\d(?: [a-zA-Z]+){0,3} to $/.test(before) || !/\b(?:out\w+|beat|edged|topped)\b/.test(before)) return undefined;
  const people = mentions.filter(({ end, playerIds }) => end <= at && playerIds.length > 0);
  return people.length === 2 ? people[1] : undefined;
}

/** What stands between two commas and is about somebody else: ", who had ...," and "and, after Blankenship picked off Daniels,". */
export function isInAside(before: string): (mention: { start: number }) => boolean {
  const asides = Array.from(
    before.matchAll(
      /, (?:which|who|whose|where)\b[^,;.]*,|(?:, (?:after|when|once|since)|\b(?:and|but|then), (?:after|when|while|as|once))\b[^,;.]*,/g,
    ),
  );
  return ({ start }) => asides.some((aside) => start > aside.index && start < aside.index + aside[0].length);
}
