import { toHundredth } from "../../fold/fantasy-points.ts";
import { ALLOWED_POSITIONS, type AllowedPoints, type AllowedPosition } from "../../season/allowed-points.ts";
import { playerSeason } from "../../season/season-lines.ts";
import { linesReceipt } from "../../season/season-receipt.ts";
import { weekName } from "../../game/week-name.ts";
import { SEASON_TYPE } from "../../game/season-type.ts";
import type { TeamSeason } from "../../season/team-season.ts";
import { roundHalfAway } from "../../words/round-half-away.ts";
import type { Fact } from "../fact.ts";
import type { GameRead } from "../game-read.ts";
import { makeFact } from "../make-fact.ts";
import { counted, decimal } from "../wording/number-words.ts";
import { POSITION_PLURALS } from "../wording/position-plurals.ts";
import { phrase, player, team as teamName } from "../wording/phrase-of.ts";

/** A mean of fewer says little. */
const LEAST_GAMES = 3;
/** What "lately" means: as many games as a change of a role shows in. */
const RECENT = 3;
/** Targets or carries a game by which a role has changed. */
const CHANGE = 2;
const LEAST_EARLIER = 2;

/** Before kickoff: what each defense has allowed to a position, and whose role has grown or shrunk. */
export function matchupFacts(read: GameRead): Fact[] {
  if (read.phase !== "before") return [];
  return [...read.teamSeasons.flatMap((teamSeason) => allowed(read, teamSeason)), ...trends(read)];
}

function allowed({ season }: GameRead, { team, games, isWhole }: TeamSeason): Fact[] {
  if (season === null || !isWhole || games.length < LEAST_GAMES) return [];
  return ALLOWED_POSITIONS.flatMap((position) => {
    const points = games.map(
      ({ gameKey }) =>
        season.allowed.find((one) => one.gameKey === gameKey && one.team === team && one.position === position)?.points,
    );
    const [newest] = games;
    if (newest === undefined || points.includes(undefined)) return [];
    const mean = toHundredth(points.reduce<number>((sum, own) => sum + (own ?? 0), 0) / games.length);
    const others = othersMean(season.allowed, team, position);
    const listed = games
      .map(({ week, isPlayoff }, at) => {
        const name = weekName(isPlayoff ? SEASON_TYPE.postseason : SEASON_TYPE.regular, week);
        return `${name} ${decimal(points[at] ?? 0)}`;
      })
      .toReversed();
    const words = `${team}, PPR points allowed to ${POSITION_PLURALS[position]}: ${listed.join(", ")}`;
    return [
      makeFact({
        id: `allowed:${team}:${position}`,
        kind: "mean",
        weight: 22,
        team,
        marks: ["allowed", others !== null && (mean > others ? "aboveMean" : mean < others && "belowMean")],
        values: { pprPoints: mean, games: games.length },
        receipts: [{ kind: "season", gameKey: newest.gameKey, playerId: null, field: "fantasyPointsPPR", words }],
        clause: phrase`${teamName(team)} have allowed an average of ${decimal(mean)} PPR points to ${POSITION_PLURALS[position]} in ${counted(games.length, "game")}`,
      }),
    ];
  });
}

/** What the other defenses of these games have allowed to a position, which a defense is soft or hard beside; null without one. */
function othersMean(all: readonly AllowedPoints[], team: string, position: AllowedPosition): number | null {
  const points = all.flatMap((one) => (one.team !== team && one.position === position ? [one.points] : []));
  return points.length === 0 ? null : points.reduce((sum, one) => sum + one, 0) / points.length;
}

const ROLES = [
  { figure: "receivingTargets", unit: "targets" },
  { figure: "rushingAttempts", unit: "carries" },
] as const;

function trends({ season, teamSeasons, projections }: GameRead): Fact[] {
  if (season === null) return [];
  return projections.flatMap(({ playerId, team }) => {
    const teamSeason = teamSeasons.find((one) => one.team === team);
    if (teamSeason === undefined) return [];
    const { games, isWhole } = playerSeason(playerId, season, teamSeason);
    if (!isWhole || games.length < RECENT + LEAST_EARLIER) return [];
    return ROLES.flatMap(({ figure, unit }) => {
      const figures = games.map(({ line }) => line[figure]);
      const known = figures.filter((one) => one !== null);
      if (known.length < figures.length) return [];
      const lately = meanOf(known.slice(0, RECENT));
      const earlier = meanOf(known.slice(RECENT));
      if (Math.abs(lately - earlier) < CHANGE) return [];
      return [
        makeFact({
          id: `trend:${playerId}:${unit}`,
          kind: "mean",
          weight: 26,
          team,
          marks: [lately > earlier ? "aboveMean" : "belowMean"],
          roles: { player: playerId },
          values: { [unit]: lately, mean: earlier, games: RECENT },
          receipts: linesReceipt(games, figure),
          clause: phrase`${player(playerId)} has averaged ${decimal(lately)} ${unit} over his last ${counted(RECENT, "game")}, ${lately > earlier ? "up" : "down"} from ${decimal(earlier)} before`,
        }),
      ];
    });
  });
}

function meanOf(figures: readonly number[]): number {
  return roundHalfAway(figures.reduce((sum, one) => sum + one, 0) / figures.length, 10);
}
