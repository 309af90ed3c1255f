import type { BriefFinal, GameBrief } from "../facts/game-brief.ts";
import { possessive, withArticle } from "./prose-words.ts";
import type { Facts } from "./story-facts.ts";
import type { Wording } from "./prose-seed.ts";

/** Ways to say one thing; every one of them is true. */
export type Ways = [string, ...string[]];

/** One story in words. `opening` tells the story with the game's result in one or two sentences; `body` tells it later on. */
export interface StoryText {
  headline: Ways;
  opening: Ways;
  body: Ways;
}

/** Puts the facts of one kind of story into words. */
export type Phrasing = (facts: Facts, tell: Tell) => StoryText;

/** What phrasings share: how this text calls its teams and players, and how the game ended. */
export interface Tell {
  wording: Wording;
  final: BriefFinal;
  /** `the Chiefs` */
  nick(code: string): string;
  /** `Chiefs`, for headlines. */
  bare(code: string): string;
  /** `Kansas City`; `the Giants` where both sides are of one place. Only with verbs in the past. */
  place(code: string): string;
  /** A player, written out by `placeNames` when it is known who was named before. */
  who(fullName: string): string;
  /** The same with his side in front where the text has not named him yet: `Kansas City's Travis Kelce`, then `Kelce`. */
  introduced(fullName: string, code: string): string;
  /** `the Chiefs beat the Ravens 27-20`, `the Lions and the Rams tied 24-24` */
  result(): string;
  /** `27-20`, the higher score first. */
  score: string;
  /** Ends a headline: ` as Chiefs win 27-20`, ` in a 24-24 tie`. */
  headlineEnd: string;
  /**
   * Goes on after something that a side did: ` as the Chiefs beat ...`, `, but the Ravens beat ...`; where the side is the
   * sentence's subject, ` and beat ...`, `, but lost ...`; and the other way round where what it did
   * was not good.
   */
  so(team: string, isSubject?: boolean, isGood?: boolean): string;
}

/** Shared words for one brief of a finished game. */
export function tellOf(brief: GameBrief, final: BriefFinal, wording: Wording): Tell {
  const { away, home } = brief.game;
  const teamOf = (code: string) => (code === home.code ? home : away);
  const score = `${final.winnerScore}-${final.loserScore}`;
  const nick = (code: string): string => `the ${teamOf(code).nick}`;
  const verb = wording.pick(verbsFor(final.margin));
  const result = (): string =>
    final.winner === null || final.loser === null
      ? `${nick(away.code)} and ${nick(home.code)} tied ${score}`
      : `${nick(final.winner)} ${verb} ${nick(final.loser)} ${score}`;
  return {
    wording,
    final,
    nick,
    bare: (code) => teamOf(code).nick,
    place: (code) => (away.place === home.place ? nick(code) : teamOf(code).place),
    who: (fullName) => nameMark(fullName),
    introduced: (fullName, code) =>
      nameMark(fullName, possessive(away.place === home.place ? nick(code) : teamOf(code).place)),
    result,
    score,
    headlineEnd:
      final.winner === null ? ` in ${withArticle(score)} tie` : ` as ${teamOf(final.winner).nick} win ${score}`,
    so(team, isSubject = false, isGood = true) {
      if (final.loser === team)
        return isSubject
          ? `${isGood ? ", but" : " and"} lost ${score} to ${nick(final.winner ?? "")}`
          : `, but ${result()}`;
      if (!isSubject || final.loser === null) return ` as ${result()}`;
      return `${isGood ? " and" : ", but"} ${verb} ${nick(final.loser)} ${score}`;
    },
  };
}

function verbsFor(margin: number): [string, ...string[]] {
  if (margin >= 21) return ["routed", "beat", "overwhelmed"];
  if (margin <= 3) return ["edged", "beat", "got past"];
  return ["beat", "defeated", "topped"];
}

const OPEN = "\u{E000}";
const CLOSE = "\u{E001}";
const BETWEEN = "\u{E002}";
const MARK = /\u{E000}([^\u{E000}-\u{E002}]*)\u{E002}([^\u{E000}-\u{E002}]*)\u{E001}('s)?/gu;

/** `side` stands in front of a player who is new to the text. Data can hold any character, so the marks are taken out of it first. */
export function nameMark(fullName: string, side = ""): string {
  const bare = (words: string): string => words.replaceAll(/[\u{E000}-\u{E002}]/gu, "");
  return `${OPEN}${bare(side)}${BETWEEN}${bare(fullName)}${CLOSE}`;
}

/** Writes out every marked player in the order of the text, with the apostrophe that his name takes. */
export function placeNames(text: string, name: (fullName: string, side: string) => string): string {
  return text.replaceAll(MARK, (_mark, side: string, fullName: string, ending: string | undefined, at: number) => {
    const called = name(fullName, side);
    const opens = /(?:^|\n|[.!?] )$/.test(text.slice(0, at));
    const whole = ending === undefined ? called : `${called}${called.endsWith("s") ? "'" : "'s"}`;
    return opens && side !== "" && called.startsWith(side) ? whole.charAt(0).toUpperCase() + whole.slice(1) : whole;
  });
}

/** The full names of everybody marked in the text. */
export function markedNames(text: string): Set<string> {
  return new Set([...text.matchAll(MARK)].map((match) => match[2] ?? ""));
}
