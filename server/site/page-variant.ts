import { MOVING_PART, OF_GAME } from "../../domain/page/address/game-pages.ts";
import { parseBehind } from "../../domain/page/behind-seconds.ts";
import type { KeptPast } from "../games/behind/kept-past.ts";
import { behindSeconds } from "../http/behind-choice.ts";
import { keepsPlayers } from "../http/my-players-cookie.ts";
import { hidesScores } from "../http/score-choice.ts";
import { keptScoring } from "../http/scoring-cookie.ts";

/** What a browser chose, and with it for which kind of reader a page is made. */
export interface Choices {
  /** Without scores. */
  hidesScores: boolean;
  /** How many seconds behind a television stream has to be met; 0 is now. */
  behind: number;
  /** The reader's own rules, for a page of points whose address names none; null without any. */
  scoring: string | null;
  /** The page has room for its reader's players; who they are, it asks for by itself. */
  hasStrip: boolean;
}

/** For which kind of reader a page is made. */
export interface Variant extends Choices {
  /** The address with what this variant knows of it. */
  url: URL;
}

/** Beside a game's pages, what may be asked for with scores: a reader's own week, and the stream that keeps it up to date. */
const ASKABLE = /^\/api\/other-lines$|^\/my(?:\/live|\/strip)?(?:\.data)?$|^\/stats\/events$/;
/** Beside the moving parts of pages, what an open page asks for. */
const OF_OPEN_PAGE = /^\/games\/[^/]+\/live\/points$|^\/my\/strip$|^\/api\/(?:chat|other-lines)$/;
/** Pages from which the week's and the games' pages are reached without another load have it too, unseen. */
const WITH_STRIP = /^\/(?:stats|games\/[^/]+(?:\/(?:points|box)(?:\/[^/]+)?)?|players(?:\/[^/]+)?|my(?:\/leagues)?)$/;
/** Pages that show points beside FPTS and PPR. */
const WITH_POINTS =
  /^\/games\/[^/]+?(?:(?:\/live)?\/points\/[^/]+|\/points|\/box\/[^/]+|\/export)?(?:\.data)?$|^\/players(?:\.data|\/[^/]+)?$|^\/stats(?:\.data)?$/;
/** Addresses that name no rules, or the reader's own by the name that they have in every browser. */
const ASKS_OWN: ReadonlySet<string | null> = new Set([null, "MY"]);

/** What the cookies of a request chose for an address of this path, which may name rules itself. Meant for every request. */
function choicesOf(path: string, namesRules: boolean, cookies: string | null | undefined): Choices {
  const hasRules = !namesRules && !!cookies && WITH_POINTS.test(path);
  return {
    hidesScores: hidesScores(cookies),
    behind: behindSeconds(cookies),
    scoring: hasRules ? keptScoring(cookies) : null,
    hasStrip: keepsPlayers(cookies) && WITH_STRIP.test(path),
  };
}

/**
 * The variant of a request: a browser that hides scores gets pages without them, except a game or its reader's own week that
 * it asks for with `scores=shown`. For everybody else this parameter says nothing and is left out, so that one page has one address. A browser that
 * keeps rules gets points under them where the address names no others. One that keeps players gets a page with room for them: the
 * same for all such readers.
 *
 * A browser that stays behind gets games as they stood so many seconds ago. An open page asks for its moving part, and its analyst, with its own `behind`:
 * what it says of itself stays true when another tab chooses otherwise.
 */
export function variantOf(given: URL, cookies: string | null | undefined): Variant {
  const chosen = choicesOf(given.pathname, !ASKS_OWN.has(given.searchParams.get("scoring")), cookies);
  const isAsked = given.searchParams.get("scores") === "shown";
  const isOfOpenPage = MOVING_PART.test(given.pathname) || OF_OPEN_PAGE.test(given.pathname);
  const own = isOfOpenPage ? parseBehind(given.searchParams.get("behind")) : null;
  const url = new URL(given);
  if (own !== null) url.searchParams.delete("behind");
  if (!chosen.hidesScores && isAsked) url.searchParams.delete("scores");
  return {
    ...chosen,
    hidesScores: chosen.hidesScores && !(isAsked && (OF_GAME.test(given.pathname) || ASKABLE.test(given.pathname))),
    behind: own ?? chosen.behind,
    url,
  };
}

/** Under which name a page is kept: no address begins like that of a page for those who chose something. */
export function variantKey(
  address: string,
  { hidesScores: isHidden, behind, scoring, hasStrip }: Choices,
  past: KeptPast,
): string {
  const roomy = hasStrip ? `with a strip ${address}` : address;
  const ruled = scoring === null ? roomy : `under ${scoring} ${roomy}`;
  const key = isHidden ? `without scores ${ruled}` : ruled;
  return behind === 0 ? key : `behind ${behind} at ${past.markOf(OF_GAME.exec(address)?.[1] ?? null, behind)} ${key}`;
}

/** The same for an address as it came, path and query. It runs for every request, so it parses no address. */
export function askedKey(address: string, cookies: string | undefined, past: KeptPast): string {
  const query = address.indexOf("?");
  const path = query === -1 ? address : address.slice(0, query);
  const namesRules = query !== -1 && address.includes("scoring=", query);
  return variantKey(address, choicesOf(path, namesRules, cookies), past);
}
