import type { RouterContextProvider } from "react-router";

import { type AskedScoring, parseScoring, scoringOf, scoringText } from "../../domain/scoring/scoring-address.ts";
import type { Scoring } from "../../domain/scoring/scoring.ts";
import { ownScoringContext } from "../context.server.ts";
import { refused } from "./refused.server.ts";

/** The rules under which a page shows points beside FPTS and PPR. */
export interface ShownScoring {
  asked: AskedScoring;
  scoring: Scoring;
  /** As `scoringText` writes it. */
  text: string;
  /** They come from what the browser keeps, and not from the address. */
  isKept: boolean;
}

/** In an address, and over a column, the rules that the browser keeps. */
export const KEPT_SCORING = "MY";

/** Why an address' `scoring` is none: it cannot be read, or it means the browser's own rules and there are none. */
type NoScoring = "unreadable" | "not kept";

/**
 * The rules under which something shows points beside FPTS and PPR: those of the address' `scoring` (a format and changes, or the
 * name `MY`), or else the browser's own; null without any. No rules are ever read as others.
 */
export function findScoring(
  context: Readonly<RouterContextProvider>,
  params: URLSearchParams,
): ShownScoring | NoScoring | null {
  const given = params.get("scoring");
  const kept = context.get(ownScoringContext);
  if (given === null && kept === null) return null;
  const isKept = given === null || given === KEPT_SCORING;
  const text = isKept ? kept : given;
  if (text === null) return "not kept";
  const asked = parseScoring(text);
  return asked === null ? "unreadable" : { asked, scoring: scoringOf(asked), text: scoringText(asked), isKept };
}

/** The browser's own rules, for a page whose address names none; null without any, and where they can no longer be read. */
export function keptRules(context: Readonly<RouterContextProvider>): ShownScoring | null {
  const found = findScoring(context, new URLSearchParams());
  return typeof found === "string" ? null : found;
}

/** The rules that an address names itself, for the addresses that it leads to; the browser's own are found again in its cookie. */
export function namedRules(shown: ShownScoring | null): string | null {
  return shown === null || shown.isKept ? null : shown.text;
}

/** The same for a page, which is refused where its address names no rules; `way` is the page without them. */
export function shownScoring(
  context: Readonly<RouterContextProvider>,
  params: URLSearchParams,
  way: string,
): ShownScoring | null {
  const found = findScoring(context, params);
  if (found === "unreadable") throw unreadableScoring(way);
  if (found !== "not kept") return found;
  throw refused(404, {
    title: "This browser keeps no scoring",
    text: "MY stands for the rules that a reader keeps as their own, and none are kept here. Choose a scoring, and use it as yours.",
    way: { to: way, label: "The points without it" },
  });
}

/** What is thrown for a text that is no scoring; `way` is the page without it. */
export function unreadableScoring(way: string) {
  return refused(404, {
    title: "We can’t read these rules",
    text: "The address needs a format, then keys with their points, as in scoring=half*pass_td*6. Points have up to four digits before the decimal point and six after it.",
    way: { to: way, label: "The points without them" },
  });
}
