/** What stands around a name and says who is meant; empty where nothing does. */
export interface Hints {
  /** Codes: his team is one of them. */
  teams: readonly string[];
  /** Of a source: his position is one of them. */
  positions: readonly string[];
}

export const NO_HINTS: Hints = { teams: [], positions: [] };

/** One way to read the words of a mention. */
export interface Reading {
  text: string;
  /** Tokens that are a part of the name in this reading, and hints in another: `Washington`. */
  takes: readonly number[];
}

/** A place in the text that looks like a player's name. */
export interface Mention {
  kind: "mention";
  /** As it was typed. */
  text: string;
  /** The same where nobody has the name: with what may be a part of it. */
  typed: string;
  cell: number;
  /** Its first token, counted through the line. */
  at: number;
  /** Those with more of the words first. */
  readings: readonly Reading[];
  /** Somebody has exactly this name. */
  isWhole: boolean;
  /** The name is there, with a word beside it that does not belong to it, or turned around: a hint has to confirm it. */
  isDoubtful: boolean;
  /** All its words mean something else too: it is a name only if a hint confirms it. */
  isWeak: boolean;
}

/** A mention with its hints for each of its readings. */
export interface HintedMention extends Mention {
  hints: readonly Hints[];
}

/** A team's defense in a line, and the tokens that say so. */
export interface DefenseMention {
  kind: "defense";
  text: string;
  /** Two where a place has two teams. */
  codes: readonly string[];
  at: number;
  takes: readonly number[];
}

/** A team that stands in a line of its own, and is nobody's hint. */
export interface LoneTeam {
  kind: "team";
  text: string;
  codes: readonly string[];
  /** A position of players stands beside it, which makes it no defense. */
  hasPosition: boolean;
  at: number;
}

/** A sentence that is not taken for names. */
interface UnreadSentence {
  kind: "unread";
  text: string;
  at: number;
}

export type LineMention = HintedMention | DefenseMention | LoneTeam | UnreadSentence;
