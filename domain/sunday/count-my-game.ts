import { gamePhase } from "../game/game-state.ts";
import type { ProviderName } from "../game/game-snapshot.ts";
import type { MyLeague } from "../my-players/my-league.ts";
import { sumCounts } from "../scoring/counting/count-game.ts";
import { foldLedger } from "../scoring/ledger.ts";
import { PRESETS } from "../scoring/presets.ts";
import { type Scoring, scoreLine } from "../scoring/scoring.ts";
import { uncountedKeys } from "../scoring/uncounted-keys.ts";
import { formatPointsChange } from "../words/points-change.ts";
import type { MyGame } from "./my-strip.ts";
import { shortName } from "./short-name.ts";
import type { SundayGame } from "./sunday-game.ts";

/** Over a column of points by rules that a reader keeps as their own. */
export const OWN_LABEL = "MY";

/** Whose game it is. */
interface MyGameOptions {
  leagues: readonly MyLeague[];
  /** Everybody of mine. */
  owners: ReadonlySet<string>;
  /** The rules that the reader keeps as their own; null without any. */
  own: Scoring | null;
  providers: readonly ProviderName[];
}

/**
 * The points of a game by the rules that its reader goes by there, with what each play gave those of mine. The rules are those that the
 * reader keeps as their own; else those of the first league that has somebody in the game, under its name: never one format as another.
 */
export function countMyGame(game: SundayGame, { leagues, owners, own, providers }: MyGameOptions): MyGame {
  const { label, scoring } = own === null ? rulesHere(game, leagues) : { label: OWN_LABEL, scoring: own };
  const { gameKey, season } = game.game;
  const isCounted = gamePhase(game.game) !== "before" && game.hasPlays;
  const plays = new Map<string, string[]>();
  const points: Record<string, number> = {};
  for (const owner of isCounted ? game.owners.values() : []) {
    if (owner.plays.length === 0 && owner.role === "player") continue;
    points[owner.id] = scoreLine(sumCounts([{ counts: owner.line }, { counts: owner.official }]), owner, scoring);
    if (!owners.has(owner.id)) continue;
    const name = shortName({ owner: owner.id, name: owner.name }, season);
    for (const { play, points: worth } of foldLedger(owner.plays, owner, scoring).entries) {
      // A defense is on the field for every play of the others; those that cost it nothing are not its plays.
      if (worth === 0 && owner.role === "defense") continue;
      plays.set(play.playId, [...(plays.get(play.playId) ?? []), `${name} ${formatPointsChange(worth)}`]);
    }
  }
  return {
    gameKey,
    version: game.version,
    label,
    scoringName: scoring.name,
    uncounted: uncountedKeys(scoring, providers),
    points,
    plays: Object.fromEntries(Array.from(plays, ([id, shares]) => [id, shares.join(", ")])),
  };
}

/** Stars alone go by the usual format, and by its name. */
function rulesHere(game: SundayGame, leagues: readonly MyLeague[]): { label: string; scoring: Scoring } {
  const isHere = ({ mine }: MyLeague): boolean =>
    [...mine.starters, ...mine.bench].some(({ owner }) => owner !== null && game.owners.has(owner));
  const league = leagues.find(isHere) ?? leagues[0];
  if (league === undefined) return { label: PRESETS.ppr.name, scoring: PRESETS.ppr };
  return { label: league.id === "starred" ? league.scoring.name : league.name, scoring: league.scoring };
}
