/** A player or a team where a sentence names it; offsets are the sentence's. */
export interface NewsName {
  start: number;
  end: number;
  isTeam: boolean;
}

/** A sentence as the rules read it. */
export interface NewsSentence {
  /**
   * Every player is written `Pxxx`, every team `Txxx` and the stadium `Lxxx`, each as long as its name: no name is a word, and all
   * offsets are kept.
   */
  text: string;
}

/** Words of a sentence that are news of a kind. */
export interface News {
  kind: NewsKind;
  start: number;
  end: number;
}

export interface NewsRule {
  /** On the text of a `NewsSentence`; with the flag `g`. */
  words: RegExp;
  /** Sentences that this rule finds news in, and look-alikes in which no rule does. Written with `Px` and `Tx` for names. */
  stops: readonly string[];
  stands?: readonly string[];
}

/** One kind of news: what a text or an answer must not say unless a fact of the game holds it. */
export interface NewsKind {
  /** In words for a writer: `News about injuries`. */
  about: string;
  rules: readonly NewsRule[];
}
