import { redirect, type RouterContextProvider } from "react-router";

import { parseGameKey } from "../../domain/game/game-key.ts";
import type { GameSnapshot, ProviderName } from "../../domain/game/game-snapshot.ts";
import { teamName } from "../../domain/game/team.ts";
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
import { noSuchGame } from "./no-such-game.server.ts";
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
  "game" | "allPlays" | "playerGameStats" | "playerProjections" | "differences" | "provider"
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
  // What stands in an address that leads on is a key of ours, and nothing that a header cannot hold.
  if (parseGameKey(gameKey) === null) throw noSuchGame();
  const at = params.get("at");
  const given = params.get("scoring");
  const asked = given === null ? DEFAULT_SCORING : parseScoring(given);
  if (asked === null) throw noSuchScoring(pointsPath(gameKey, owner, { at, scoring: null }));
  const key = params.get("key");
  if (key !== null) {
    const changed = parseScoring([scoringText(asked), key, typedPoints(params.get("points"))].join("*"));
    if (changed === null) throw noSuchScoring(pointsPath(gameKey, owner, { at, scoring: scoringText(asked) }));
    throw redirect(pointsPath(gameKey, owner, { at, scoring: scoringText(changed) }));
  }
  const snapshot = await shownSnapshot(context, gameKey, at);
  return { ...snapshot, at, asked, scoring: scoringOf(asked), owners: ownersOf(snapshot) };
}

/** Keys that a source's plays do not have. */
const UNKNOWN_TO: Partial<Record<ProviderName, readonly string[]>> = { sportsdataio: ["qb_hit", "idp_qb_hit"] };

/** What the pages of fantasy points know of their game and scoring. */
export function headOf({ game, at, asked, scoring, provider }: ScoredGame): ScoringHead {
  return {
    game,
    at,
    asked,
    scoringName: scoring.name,
    uncounted: [
      ...scoring.uncounted,
      ...scoring.items.map(({ key }) => key).filter((key) => UNKNOWN_TO[provider]?.includes(key)),
    ],
    rules: scoring.items.map(({ key, points }) => ({ key, points })),
    sources: [provider],
  };
}

/** As a number field sends it: `.5` and `1e-1` are numbers too. */
function typedPoints(text: string | null): string {
  const points = text === null || text.trim() === "" ? Number.NaN : Number(text);
  return String(points);
}

function noSuchScoring(way: string) {
  return refused(404, {
    title: "We can’t read these rules",
    text: "The address needs a format, then keys with their points, as in scoring=half*pass_td*6. Points have up to four digits before the decimal point and six after it.",
    way: { to: way, label: "The points without them" },
  });
}

/** Everyone with a play. Without plays nobody has a ledger, not even a defense that allowed nothing: it is not known. */
function ownersOf({ game, allPlays, playerGameStats, playerProjections }: ScoredGameSource): ScoredOwner[] {
  if (allPlays.length === 0) return [];
  const people = new Map(
    allPlays.flatMap(({ credits }) =>
      credits.map(({ playerId, playerName, team }) => [playerId, { name: playerName, team }]),
    ),
  );
  // A live line can be later than the play.
  const positions = new Map(
    [...playerProjections, ...playerGameStats].map(({ playerId, position }) => [playerId, position]),
  );
  return [...countGame(allPlays, game)].flatMap(([id, plays]): ScoredOwner[] => {
    if (id === game.awayTeam || id === game.homeTeam)
      return [
        { id, role: "defense", position: null, name: `${teamName(id, game.season).nick} defense`, team: id, plays },
      ];
    const person = people.get(id);
    return person === undefined ? [] : [{ id, role: "player", position: positions.get(id) ?? null, ...person, plays }];
  });
}

type ScoredGameSource = Pick<GameSnapshot, "game" | "allPlays" | "playerGameStats" | "playerProjections">;
