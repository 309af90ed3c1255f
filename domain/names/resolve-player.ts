import type { Game } from "../game/game.ts";
import type { RosterPlayer } from "./game-roster.ts";
import { type NameContext, nameContext } from "./name-context.ts";
import { isSameFirst, type NamedPlayer, namesOf, withoutSuffix } from "./player-names.ts";
import { likeness, plainName } from "./sound.ts";

export type ResolvedPlayer =
  | { kind: "found"; player: RosterPlayer }
  /** Not sure enough: the likeliest first. */
  | { kind: "ask"; candidates: RosterPlayer[] }
  | { kind: "none" };

/** As sure as this, and this much surer than of anybody else, a player is taken without asking. */
const SURE = 0.8;
const AHEAD = 0.07;
/** Less alike than this is somebody else. */
const POSSIBLE = 0.55;
const MOST_CANDIDATES = 4;
/** Nobody's name with his team and position has more words; every place to divide it is tried for every player. */
const MOST_WORDS = 12;
/** A first or a last name beside the other one that is less alike is asked about. */
const WELL_HEARD = 0.78;
/** As likely as a guess may be that has to be asked about. */
const GUESS = 0.79;

/**
 * The player of the game that a text means: full names, surnames, first names, initials, nicknames, misspelt and misheard ones,
 * with or without his team and position. Asks back where two fit or none fits well.
 */
export function resolvePlayer(
  text: string,
  roster: readonly RosterPlayer[],
  game: Pick<Game, "awayTeam" | "homeTeam" | "season">,
): ResolvedPlayer {
  const plain = plainName(text.replace(/['’]s?(?=\s|$)/g, ""));
  if (plain.split(" ").length > MOST_WORDS) return { kind: "none" };
  const named = namesOf(roster);
  const whole = rank(named, { name: plain, team: null, position: null });
  const context = nameContext(plain, game);
  const ranked = context.name === plain || (whole[0]?.score ?? 0) >= 0.96 ? whole : rank(named, context);
  const [first, second] = ranked;
  if (first === undefined || first.score < POSSIBLE) return { kind: "none" };
  // The whole name of one man is his, however much of it another has too.
  const isWhole = first.score === 1 && second?.score !== 1;
  if (isWhole || (first.score >= SURE && first.score - (second?.score ?? 0) >= AHEAD))
    return { kind: "found", player: first.player };
  const candidates = ranked
    .filter(({ score }) => score >= POSSIBLE && first.score - score < 0.2)
    .slice(0, MOST_CANDIDATES)
    .map(({ player }) => player);
  return { kind: "ask", candidates };
}

interface Ranked {
  player: RosterPlayer;
  score: number;
}

function rank(named: readonly NamedPlayer[], context: NameContext): Ranked[] {
  const name = withoutSuffix(context.name);
  if (name === "") return byRole(named, context);
  return named
    .map((one) => ({ player: one.player, score: likelihood(one, name) * contextFactor(one.player, context) }))
    .toSorted((a, b) => b.score - a.score || b.player.weight - a.player.weight);
}

/** A position without a name means its only man with something to show; several are asked about. */
function byRole(named: readonly NamedPlayer[], { team, position }: NameContext): Ranked[] {
  if (position === null) return [];
  const all = named
    .map(({ player }) => player)
    .filter((one) => one.position === position && (team === null || one.team === team));
  const busy = all.filter(({ weight }) => weight > 0);
  const players = busy.length === 0 ? all : busy;
  return players.map((player) => ({ player, score: players.length === 1 ? 0.9 : 0.7 }));
}

/** Somebody of the other team or another position is not who was meant, however alike the name. */
function contextFactor({ team, position }: RosterPlayer, context: NameContext): number {
  const isOtherTeam = context.team !== null && context.team !== team;
  const isOtherPosition = context.position !== null && context.position !== position;
  return (isOtherTeam ? 0.75 : 1) * (isOtherPosition ? 0.75 : 1);
}

function likelihood(one: NamedPlayer, name: string): number {
  const tight = name.replaceAll(" ", "");
  if (name === one.full || tight === one.full.replaceAll(" ", "")) return 1;
  if (one.nicknames.has(name)) return 0.97;
  if (name === one.last) return 0.93;
  const words = name.split(" ");
  // "A J" is written with a space by some who listen.
  if (name === one.first || tight === one.first) return 0.88;
  if (isSameFirst(name, one.first)) return 0.84;
  if (one.initials.length >= 3 && tight === one.initials) return 0.86;
  if (one.initials.length === 2 && tight === one.initials) return 0.7;
  const alike = Math.max(aloneLikelihood(one, name), wholeLikelihood(one, name));
  // "D Smith" sounds like Smith, and is not Roquan Smith.
  const isInitial = words.length > 1 && words[0]?.length === 1;
  return Math.max(splitLikelihood(one, words), isInitial ? Math.min(alike, GUESS) : alike);
}

/** A first and a last name, wherever the text divides them. */
function splitLikelihood(one: NamedPlayer, words: readonly string[]): number {
  let best = 0;
  for (let at = 1; at < words.length; at += 1) {
    const first = words.slice(0, at).join("");
    const last = words.slice(at).join(" ");
    const lastLike = lastLikeness(one, last);
    const firstLike = firstLikeness(one, first);
    // Both have to fit, or it is somebody else with the same surname.
    const weaker = Math.min(lastLike, firstLike);
    const trust = weaker < 0.4 ? 0.75 : weaker < WELL_HEARD ? 0.86 : 1;
    // An initial fits one man in twenty: beside it the surname has to be right.
    const most = first.length === 1 && lastLike < 0.99 ? GUESS : 0.99;
    best = Math.max(best, Math.min(most, (lastLike * 0.62 + firstLike * 0.38) * trust));
  }
  return best;
}

function firstLikeness(one: NamedPlayer, first: string): number {
  if (isSameFirst(first, one.first)) return 1;
  const isInitial = first.length === 1 || first === one.initials.slice(0, first.length);
  if (isInitial) return one.first.startsWith(first[0] ?? "?") && one.initials.startsWith(first) ? 0.95 : 0.2;
  if (first.length >= 3 && one.first.startsWith(first)) return 0.92;
  return likeness(first, one.first);
}

/** One part of a double surname is often left out. */
function lastLikeness(one: NamedPlayer, last: string): number {
  if (last === one.last) return 1;
  const parts = one.last.split(" ").filter((part) => part.length > 2);
  const partly = parts.length > 1 && parts.some((part) => part === last) ? 0.9 : 0;
  return Math.max(likeness(last, one.last), partly);
}

/** One name alone, the first or the last. */
function aloneLikelihood(one: NamedPlayer, name: string): number {
  const parts = one.last.split(" ").filter((part) => part.length > 2);
  const partly = parts.length > 1 && parts.includes(name) ? 0.85 : 0;
  const shortened = Math.max(shortFor(name, one.last), shortFor(name, one.first));
  const size = Math.min(name.length, one.last.length);
  // Short surnames are close to everything.
  const caution = size >= 5 ? 0.96 : size === 4 ? 0.88 : 0.8;
  return Math.max(
    partly,
    shortened,
    likeness(name, one.last) * caution,
    likeness(name, one.first) * (Math.min(name.length, one.first.length) >= 5 ? 0.88 : 0.78),
  );
}

/** Most of a name is that name cut short; the beginning of one may be another: John is not Johnson. */
function shortFor(name: string, whole: string): number {
  if (name.length < 4 || !whole.startsWith(name)) return 0;
  return name.length / whole.length >= 0.7 ? 0.82 : 0.74;
}

/** The name as one run of sounds: words are heard together and apart. */
function wholeLikelihood(one: NamedPlayer, name: string): number {
  return name.length < 6 ? 0 : wholeLikeness(name.replaceAll(" ", ""), one.full.replaceAll(" ", ""));
}

/** Half right is not right: below nine letters in ten it is a guess to be asked about. */
function wholeLikeness(heard: string, name: string): number {
  const like = likeness(heard, name);
  return like >= 0.86 ? like * 0.97 : like * 0.85;
}
