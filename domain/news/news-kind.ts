import type { Game } from "../game/game.ts";
import type { Receipt } from "../game/receipt.ts";

/** A player or a team where a sentence names it; offsets are the sentence's. */
export interface NewsName {
  start: number;
  end: number;
  /** Players' full names (several where a surname is shared), or one team code. */
  names: readonly string[];
  isTeam: boolean;
}

/** A sentence as the rules read it. */
export interface NewsSentence {
  /**
   * Every player is written `Pxxx`, every team `Txxx` and the stadium `Lxxx`, each as long as its name: no name is a word, and all
   * offsets are kept.
   */
  text: string;
  named: readonly NewsName[];
  /** Players' names that `he` stands for where the sentence names nobody before it. */
  carried: readonly string[];
}

/** Words of a sentence that are news of a kind. */
export interface News {
  kind: NewsKind;
  start: number;
  end: number;
}

/** What the data say of a game beyond its figures: the only thing that can vouch for news. */
export interface NewsEvidence {
  plays: readonly NewsPlay[];
  /** Null where no game is known. */
  game: NewsGame | null;
}

export interface NewsPlay {
  /** The source's own words. */
  text: string;
  /** `1` to `4` or `OT`. */
  quarter: string;
  receipts: Receipt[];
}

export type NewsGame = Pick<
  Game,
  | "awayTeam"
  | "homeTeam"
  | "awayScore"
  | "homeScore"
  | "status"
  | "season"
  | "seasonType"
  | "week"
  | "forecastDescription"
>;

/** What proves the news, where the data hold exactly that; null where they do not. */
export type NewsProof = (news: News, sentence: NewsSentence, evidence: NewsEvidence) => Receipt[] | null;

export interface NewsRule {
  /** On the text of a `NewsSentence`; with the flag `g`. */
  words: RegExp;
  /** Sentences that this rule finds news in, and look-alikes in which no rule does. Written with `Px` and `Tx` for names. */
  stops: readonly string[];
  stands?: readonly string[];
}

/** One kind of news: what a text or an answer must not say unless the data hold it. */
export interface NewsKind {
  /** In words for a writer: `News about injuries`. */
  about: string;
  rules: readonly NewsRule[];
  /** Any of these vouches for it; without one nothing does. */
  proofs?: readonly NewsProof[];
}
