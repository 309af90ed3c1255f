import { redirect, type RouterContextProvider } from "react-router";

import { parseGameKey } from "../../domain/game/game-key.ts";
import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import { carriedView, pointsPath } from "../../domain/page/address/points-address.ts";
import type { GameView } from "../../domain/page/game-view.ts";
import { type ScoredOwner, scoredOwners } from "../../domain/scoring/scored-owners.ts";
import { uncountedKeys } from "../../domain/scoring/uncounted-keys.ts";
import type { Scoring } from "../../domain/scoring/scoring.ts";
import type { ScoringHead } from "../../domain/scoring/scoring-head.ts";
import { type AskedScoring, DEFAULT_SCORING, scoringOf, scoringText } from "../../domain/scoring/scoring-address.ts";
import { requesterContext } from "../context.server.ts";
import { keptScoring } from "../http/scoring-cookie.ts";
import { leadToChangedRule } from "./changed-rule.server.ts";
import { noSuchGame } from "./no-such-game.server.ts";
import { shownScoring } from "./shown-scoring.server.ts";
import { shownSnapshot } from "./shown-snapshot.server.ts";

/** A game with its plays counted, under the scoring that the address asks for. */
export interface ScoredGame extends Pick<
  GameSnapshot,
  "game" | "allPlays" | "playerGameStats" | "playerProjections" | "differences" | "people" | "provider"
> {
  at: string | null;
  scores: GameView["scores"];
  asked: AskedScoring;
  scoring: Scoring;
  owners: ScoredOwner[];
  /** The rules that this browser keeps as its reader's own; null without any. */
  kept: string | null;
}

/**
 * Reads what an address of fantasy points asks for. One that names no scoring leads to that of the reader's own rules, where there
 * are any, so that a link carries them. A rule that its form changes (`key` and `points` beside `scoring`) leads to the
 * address of the changed scoring. Throws why there is no such game, and which scoring is none.
 */
export async function scoredGame(
  context: Readonly<RouterContextProvider>,
  { gameKey, owner }: { gameKey: string; owner: string | null },
  params: URLSearchParams,
): Promise<ScoredGame> {
  // What stands in an address that leads on is a key of ours, and nothing that a header cannot hold.
  if (parseGameKey(gameKey) === null) throw noSuchGame();
  const view = carriedView(params);
  const pathOf = (rules: string): string => pointsPath(gameKey, owner, { ...view, scoring: rules });
  const shown = shownScoring(context, params, pathOf("ppr"));
  const { cookies } = context.get(requesterContext);
  if (shown?.isKept === true) throw redirect(pathOf(shown.text));
  const asked = shown?.asked ?? DEFAULT_SCORING;
  leadToChangedRule(asked, params, pathOf);
  const snapshot = await shownSnapshot(context, gameKey, view.at);
  return {
    ...snapshot,
    ...view,
    asked,
    scoring: scoringOf(asked),
    owners: scoredOwners(snapshot),
    kept: keptScoring(cookies),
  };
}

/** What the pages of fantasy points know of their game and scoring. */
export function headOf({ game, at, scores, asked, scoring, kept, provider }: ScoredGame): ScoringHead {
  return {
    game,
    at,
    scores,
    asked,
    scoringName: scoring.name,
    uncounted: uncountedKeys(scoring, [provider]),
    rules: scoring.items.map(({ key, points }) => ({ key, points })),
    kept,
    carried: isBesideAny(asked) || scoringText(asked) === kept ? null : scoringText(asked),
    sources: [provider],
  };
}

/** Every game page has these points without being asked, and under no third column. */
function isBesideAny({ preset, changes }: AskedScoring): boolean {
  return ["standard", "ppr", "idp"].includes(preset) && Object.keys(changes).length === 0;
}
