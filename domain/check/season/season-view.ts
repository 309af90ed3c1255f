import type { Finding } from "../finding.ts";
import type { GameFacts, PlayerFacts } from "../game-facts.ts";
import type { SeasonBefore } from "../../season/season-before.ts";
import { type EarlierLine, playerSeason } from "../../season/season-lines.ts";
import { formGame, type FormGame, type SideSeason, sideSeason } from "../../season/season-results.ts";
import { ownerOf, type SentenceContext } from "../sentence-context.ts";
import { numberOf, ordinalOf } from "../../words/story-numbers.ts";

/** The season of a game's sides and players as claims are held against it. */
export interface SeasonView {
  facts: GameFacts;
  /** Before this game. */
  side(team: string): SideSeason;
  /** This game from one side; null before it is over. */
  now(team: string): FormGame | null;
  /** Newest first, this game in front once it is over. */
  withNow(team: string): FormGame[];
  player(person: PlayerFacts): { games: EarlierLine[]; isWhole: boolean };
}

/** A piece of a sentence that speaks of the season; offsets are the sentence's. */
export interface SeasonWords {
  start: number;
  end: number;
  words: string;
  /** The pattern's groups; one that took no part is empty. */
  parts: readonly string[];
}

/** What comes of it; null where the words claim nothing of the season. */
export type SeasonCheck = (at: SeasonWords, context: SentenceContext, view: SeasonView) => Finding | null;

export function seasonView(season: SeasonBefore, facts: GameFacts): SeasonView {
  const { game } = facts;
  const sides = new Map([game.awayTeam, game.homeTeam].map((team) => [team, sideSeason(team, season, game)]));
  const side = (team: string): SideSeason => sides.get(team) ?? { team, games: [], playoffs: 0, isWhole: false };
  const now = (team: string): FormGame | null => (facts.isOver ? (formGame(game, team)[0] ?? null) : null);
  return {
    facts,
    side,
    now,
    withNow: (team) => [now(team), ...side(team).games].filter((one) => one !== null),
    player: ({ playerId, team }) => playerSeason(playerId, season, side(team)),
  };
}

/** A whole number in digits or words, as patterns of the season take it. */
export const COUNT = String.raw`(\d{1,2}|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)\b)`;
export const ORDINAL = String.raw`(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d{1,2}(?:st|nd|rd|th))`;

/** The value of a count or an ordinal; NaN, which is nothing's size, for any other word. */
export function countOf(word: string): number {
  if (/^\d+$/.test(word)) return Number(word);
  return numberOf(word) ?? ordinalOf(word) ?? Number.NaN;
}

const OPENING = 10;

/** The side that a piece of a sentence is about; null where none has been named. */
export function sideAt({ start, end }: SeasonWords, context: SentenceContext): string | null {
  const { text, facts } = context;
  const teams = context.mentions.filter(({ team }) => team !== null);
  // "the Chiefs' winning streak", "sent the Bears to their fourth straight loss", "the Bills (9-4)"
  const touching = teams.findLast(
    (mention) => mention.end <= start && /^'?s? ?\(?$|^ to (?:a |an )?$/.test(text.slice(mention.end, start)),
  );
  if (touching?.team !== undefined) return touching.team;
  const after = teams.find(
    (mention) =>
      mention.start >= end &&
      /^ (?:in [a-z]+(?: [a-z]+)? )?(?:of|for|by) (?:the )?$/.test(text.slice(end, mention.start)),
  );
  if (after?.team !== undefined) return after.team;
  // "Still unbeaten, the Chiefs ...": nobody has been named before it.
  const [first] = context.mentions;
  if (start < OPENING && first !== undefined && first.start >= end && first.team !== null) return first.team;
  const owner = ownerOf(start, end, context, "any");
  return owner?.team ?? owner?.players.map(({ playerId }) => facts.players.get(playerId)?.team ?? null)[0] ?? null;
}

/** The words tell how things stood when the game began. */
export function isBeforeGame({ start }: SeasonWords, { text }: SentenceContext): boolean {
  return /\b(?:c[ao]me in|coming in|enter\w*|arriv\w*|had|brought|rode|began the (?:day|game|night|week)|going in|went in|going into|before)\b/i.test(
    text.slice(Math.max(0, start - 60), start),
  );
}

/** Two numbers as a text rounds them: `27.3` is any value that shows so with one decimal. */
export function isRounded(told: string, value: number): boolean {
  const decimals = /\.(\d+)$/.exec(told)?.[1]?.length ?? 0;
  return Math.abs(Number(told.replaceAll(",", "")) - value) <= 0.5 * 10 ** -decimals + 1e-9;
}
