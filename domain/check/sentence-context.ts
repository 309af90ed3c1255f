import type { GameFacts, PlayerFacts } from "./game-facts.ts";
import type { Mention } from "./story-mentions.ts";

/** A sentence with who is named in it and who the one before was about. Offsets are the sentence's. */
export interface SentenceContext {
  text: string;
  mentions: Mention[];
  /** The person and the team that `he` and `they` stand for. */
  lastPlayer: Mention | null;
  lastTeam: Mention | null;
  facts: GameFacts;
}

/** Whose number it is: one of these players (a shared surname), or a team. */
export interface Subject {
  players: PlayerFacts[];
  team: string | null;
}

/** After these a name is somebody who something is done to, not who does it. */
const OBJECT =
  /\b(?:against|over|past|than|to|by|on|for|beat|beats|beating|topping|defeating|from|of|in|at|topped|defeated|edged|outlasted|downed|stunned|routed|held|outgained|outscored|outrushed|upset|facing|led|paced|carried|powered|lifted|helped|gave|put|sent|gives|put|trailed)\s+(?:the\s+)?$/i;

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
  const fits = (mention: Mention): boolean => kind === "any" || (kind === "team") === (mention.team !== null);
  const fitting = context.mentions.filter(fits);
  const before = fitting.filter((mention) => mention.end <= at);
  const active = before.findLast((mention) => !isObject(text, mention));
  const isCompared = /\bto (?:just |only )?$/.test(text.slice(0, at));
  const given = fitting.find(({ start }) => {
    const link = start < end ? undefined : GIVEN.exec(text.slice(end, start));
    if (link === undefined || link === null) return false;
    return link[1] === "by" || link[1] === "from" || isCompared || active === undefined;
  });
  if (given !== undefined) return subjectOf(given, facts);
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
