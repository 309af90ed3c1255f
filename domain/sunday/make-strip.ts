import type { ProviderName } from "../game/game-snapshot.ts";
import type { MyLeague } from "../my-players/my-league.ts";
import { askedWeekSearch } from "../page/asked-week.ts";
import { gamePath } from "../page/address/game-address.ts";
import { pointsPath } from "../page/address/points-address.ts";
import type { Scoring } from "../scoring/scoring.ts";
import { uncountedKeys } from "../scoring/uncounted-keys.ts";
import { formatListPoints, formatPointsChange } from "../words/points-change.ts";
import { countMyGame } from "./count-my-game.ts";
import { newestOf } from "./find-changes.ts";
import { gameStateWords } from "./game-state-words.ts";
import type { MyStrip, StripLeague, StripPlayer } from "./my-strip.ts";
import { newestPlay } from "./newest-play.ts";
import { rulesText } from "./rules-text.ts";
import { shortName } from "./short-name.ts";
import { type Standing, standPlayer } from "./stand-player.ts";
import { type Match, standMatches } from "./stand-match.ts";
import { fixedSentence } from "./tell-match.ts";
import { SUNDAY_PHASES } from "./sunday-phases.ts";
import type { SundayWeek } from "./sunday-week.ts";

/** What of a week may be told: everything, one game alone, or nothing that happened. */
type StripScope = "all" | "game" | "nothing";

/** What the strip is made for. */
export interface StripOptions {
  /** The game whose page it stands on; null on the week's. */
  gameKey: string | null;
  /** The rules that the reader keeps as their own; null without any. */
  own: Scoring | null;
  scope: StripScope;
  /** Whose plays the week has. */
  providers: readonly ProviderName[];
}

/** Minutes after which a play is no news any more. */
const FRESH_MINUTES = 2;

/**
 * A reader's players for a page that everybody gets: each league in a line, on a game's page with those who are in that game. A page
 * with hidden scores asks for less (`scope`): nothing left out can be worked out from what is there.
 */
export function makeStrip(leagues: readonly MyLeague[], week: SundayWeek, options: StripOptions): MyStrip {
  const { gameKey, own, scope, providers } = options;
  const mine = leagues.flatMap((league) => [...league.mine.starters, ...league.mine.bench]);
  const owners = [...new Set(mine.flatMap(({ owner }) => owner ?? []))];
  const game = week.games.find((one) => one.game.gameKey === gameKey) ?? null;
  return {
    week: week.week,
    version: week.version,
    leagues: standMatches(leagues, week).map((match) => stripLeague(match, week, options)),
    owners,
    game:
      game === null || scope === "nothing"
        ? null
        : countMyGame(game, { leagues, owners: new Set(owners), own, providers }),
    hidesScores: scope !== "all",
  };
}

function stripLeague(match: Match, week: SundayWeek, { gameKey, scope, providers }: StripOptions): StripLeague {
  const { league, options, sides, mine, theirs, percent, isDecided } = match;
  const { id, name, scoring } = league;
  const rules = rulesText(scoring);
  const newest = newestOf(sides, newestPlay(week.games));
  const newestWords = (standing: Standing): string | null => {
    const last = newest.get(standing);
    if (last === undefined || last.minutes === null) return null;
    return last.minutes <= FRESH_MINUTES ? formatPointsChange(last.points) : null;
  };
  const shown = (side: StripPlayer["side"], standings: readonly Standing[], isBench = false): StripPlayer[] =>
    standings.flatMap(
      (one) =>
        stripPlayer(one, { side, isBench, rules, scope, newest: newestWords(one), season: week.week.season }) ?? [],
    );
  const isHere = ({ place }: Standing): boolean => place?.game?.game.gameKey === gameKey;
  const here = (standings: readonly Standing[]): Standing[] => standings.filter(isHere);
  const bench = gameKey === null ? [] : league.mine.bench.map((one) => standPlayer(one, options));
  return {
    id,
    name,
    path: `/my?${askedWeekSearch({ ...week.week, position: null })}&league=${encodeURIComponent(id)}`,
    scoringName: scoring.name,
    uncounted: uncountedKeys(scoring, providers),
    score:
      scope === "all"
        ? {
            mine: mine.total,
            theirs: theirs?.total ?? null,
            figures: {
              mine: formatListPoints(mine.total),
              theirs: theirs === null ? null : formatListPoints(theirs.total),
            },
            percent,
            playing: mine.playing,
            coming: mine.coming,
            isDecided,
            fixed: fixedSentence(mine, theirs),
          }
        : null,
    players:
      gameKey === null
        ? scope === "all"
          ? shown("mine", sides.mine).toSorted((one, other) => rankOf(one) - rankOf(other))
          : []
        : [
            ...shown("mine", here(sides.mine)),
            ...shown("theirs", here(sides.theirs)),
            ...shown("mine", here(bench), true),
          ],
  };
}

function rankOf({ phase }: StripPlayer): number {
  return SUNDAY_PHASES.indexOf(phase);
}

/** Null for an empty place, and for somebody who is not known. */
function stripPlayer(
  { shown, place, isAway }: Standing,
  {
    side,
    isBench,
    rules,
    scope,
    newest,
    season,
  }: Pick<StripPlayer, "side" | "isBench" | "newest"> & { rules: string | null; scope: StripScope; season: number },
): StripPlayer | null {
  const { owner, gameKey, hasLedger, position } = shown;
  if (owner === null) return null;
  const game = place?.game?.game ?? null;
  const isTold = scope !== "nothing";
  const explained = isTold && hasLedger && gameKey !== null;
  const view = { at: null, scores: scope === "game" ? ("shown" as const) : null };
  return {
    owner,
    name: shortName({ owner, name: shown.name }, season),
    side,
    isBench,
    phase: isTold ? shown.phase : "coming",
    points: isTold ? shown.points : null,
    figure: formatListPoints(isTold ? shown.points : null),
    newest: isTold ? newest : null,
    isOnField: isTold && shown.isOnField,
    state: isTold && game !== null ? (isAway && shown.phase === "off" ? "Out" : gameStateWords(game)) : "",
    kickoff: game?.dateTime ?? null,
    path: explained
      ? pointsPath(gameKey, owner, { ...view, scoring: rules })
      : position === "DST"
        ? gameKey === null
          ? "/my"
          : gamePath(gameKey, { ...view, scoring: null })
        : `/players/${owner}`,
  };
}
