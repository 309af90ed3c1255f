import { hidesScores } from "../http/score-choice.ts";

/** For which of two kinds of reader a page is made: with scores, or without. */
export interface Variant {
  hidesScores: boolean;
  /** The address with what this variant knows of it. */
  url: URL;
}

const OF_GAME = /^\/(?:api\/)?games\/[^/]+(?:$|\/|\.data$)|^\/api\/other-lines$/;

/**
 * The variant of a request: a browser that hides scores gets pages without them, except a game that it asks for with
 * `scores=shown`. For everybody else this parameter says nothing and is left out, so that one page has one address.
 */
export function variantOf(url: URL, cookies: string | null | undefined): Variant {
  const isHiding = hidesScores(cookies);
  const isAsked = url.searchParams.get("scores") === "shown";
  if (isHiding) return { hidesScores: !(isAsked && OF_GAME.test(url.pathname)), url };
  if (!isAsked) return { hidesScores: false, url };
  const plain = new URL(url);
  plain.searchParams.delete("scores");
  return { hidesScores: false, url: plain };
}

/** Under which name a page is kept: no address begins like that of a page without scores. */
export function variantKey(address: string, hidesScores: boolean): string {
  return hidesScores ? `without scores ${address}` : address;
}
