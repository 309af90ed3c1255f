import { redirect, type RouterContextProvider } from "react-router";

import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import { pointsPath } from "../../domain/page/points-address.ts";
import { countGame, type CountedPlay } from "../../domain/scoring/count-game.ts";
import type { Owner } from "../../domain/scoring/scoring-item.ts";
import type { Scoring } from "../../domain/scoring/scoring.ts";
import type { ScoringHead } from "../../domain/scoring/scoring-head.ts";
import {
  type AskedScoring,
  DEFAULT_SCORING,
  parseScoring,
  scoringOf,
  scoringText,
} from "../../domain/scoring/scoring-address.ts";
import { refused } from "./refused.server.ts";
import { shownSnapshot } from "./shown-snapshot.server.ts";

/** Somebody whose points are counted. */
export interface ScoredOwner extends Owner {
  /** `playerId`, or the code of a team whose defense it is. */
  id: string;
  name: string;
  team: string;
  plays: CountedPlay[];
}

/** A game with its plays counted, under the scoring that the address asks for. */
export interface ScoredGame extends Pick<
  GameSnapshot,
  "game" | "allPlays" | "playerGameStats" | "differences" | "provider"
> {
  at: string | null;
  asked: AskedScoring;
  scoring: Scoring;
  owners: ScoredOwner[];
}

/**
 * Reads what an address of fantasy points asks for. A rule that its form changes (`key` and `points` beside `scoring`) leads to the
 * address of the changed scoring. Throws why there is no such game, and which scoring is none.
 */
export async function scoredGame(
  context: Readonly<RouterContextProvider>,
  { gameKey, owner }: { gameKey: string; owner: string | null },
  params: URLSearchParams,
): Promise<ScoredGame> {
  const at = params.get("at");
  const given = params.get("scoring");
  const asked = given === null ? DEFAULT_SCORING : parseScoring(given);
  if (asked === null) throw noSuchScoring(gameKey);
  const key = params.get("key");
  if (key !== null) {
    const changed = parseScoring([scoringText(asked), key, params.get("points")].join("*"));
    if (changed === null) throw noSuchScoring(gameKey);
    throw redirect(pointsPath(gameKey, owner, { at, scoring: scoringText(changed) }));
  }
  const snapshot = await shownSnapshot(context, gameKey, at);
  return { ...snapshot, at, asked, scoring: scoringOf(asked), owners: ownersOf(snapshot) };
}

/** What the pages of fantasy points know of their game and scoring. */
export function headOf({ game, at, asked, scoring, provider }: ScoredGame): ScoringHead {
  return {
    game,
    at,
    asked,
    scoringName: scoring.name,
    uncounted: scoring.uncounted,
    rules: scoring.items.map(({ key, points }) => ({ key, points })),
    sources: [provider],
  };
}

function noSuchScoring(gameKey: string) {
  return refused(400, {
    title: "Scoring not understood",
    text: "The address asks for rules that are none: a format, then keys with their points, as in scoring=half*pass_td*6.",
    way: { to: pointsPath(gameKey, null, { at: null, scoring: null }), label: "Points of this game, PPR" },
  });
}

function ownersOf({ game, allPlays, playerGameStats }: ScoredGameSource): ScoredOwner[] {
  const people = new Map(
    allPlays.flatMap(({ credits }) =>
      credits.map(({ playerId, playerName, team }) => [playerId, { name: playerName, team }]),
    ),
  );
  const positions = new Map(playerGameStats.map(({ playerId, position }) => [playerId, position]));
  return [...countGame(allPlays, game)].flatMap(([id, plays]): ScoredOwner[] => {
    if (id === game.awayTeam || id === game.homeTeam)
      return [{ id, role: "defense", position: null, name: `${id} defense`, team: id, plays }];
    const person = people.get(id);
    return person === undefined ? [] : [{ id, role: "player", position: positions.get(id) ?? null, ...person, plays }];
  });
}

type ScoredGameSource = Pick<GameSnapshot, "game" | "allPlays" | "playerGameStats">;
