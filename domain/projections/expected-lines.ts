import { withFantasyPoints } from "../fold/fantasy-points.ts";
import { perAttempt } from "../fold/per-attempt.ts";
import type { Game } from "../game/game.ts";
import type { InjuryReport } from "../game/injury-report.ts";
import { type PlayerLine, UNKNOWN_FIGURES } from "../game/player-line.ts";
import type { Counts } from "../scoring/counting/count.ts";
import type { ProjectedLine } from "./project-week.ts";
import { chancePosition } from "./projected-position.ts";
import type { KnownPlayer, SeasonForm } from "./season-form.ts";

/** What is known of a week beside its projections. */
export interface ExpectedNews {
  form: Pick<SeasonForm, "players" | "recentWeeks">;
  /** The team that somebody plays for in this week, as far as it is told. */
  teams: ReadonlyMap<string, string>;
  /** The reports before the game. */
  injuries: readonly InjuryReport[];
}

/** Fewer PPR points than these are expected of nobody with a role. */
const FEWEST_POINTS = 1;

/** Where fewer passes, carries or targets are expected, that kind is no part of somebody's role, and has no figures. */
const FEWEST_CHANCES = 0.5;

const AWAY: ReadonlySet<InjuryReport["status"]> = new Set(["Out", "Inactive", "Doubtful"]);

interface Candidate {
  playerId: string;
  player: KnownPlayer;
  projected: ProjectedLine;
}

/**
 * The site's own projections of a game as a source would give them: lines of the passers, runners and receivers who are expected to
 * play. One passer a team, who threw most in the newest game that any of its passers had; of the others those who had a chance in the
 * newest two games of their team. Who is reported out or doubtful is left out, and before a team's first game of a season everybody
 * whose team is not told. Lengths are projected by nobody.
 */
export function expectedLines(
  game: Game,
  projected: ReadonlyMap<string, ProjectedLine>,
  { form, teams, injuries }: ExpectedNews,
): PlayerLine[] {
  const away = new Set(injuries.flatMap(({ playerId, status }) => (AWAY.has(status) ? [playerId] : [])));
  const candidates = [...projected].flatMap(([playerId, line]): Candidate[] => {
    const player = form.players.get(playerId);
    const isOwn = line.gameKey === game.gameKey && chancePosition(line.position) !== null;
    return player === undefined || !isOwn || away.has(playerId) ? [] : [{ playerId, player, projected: line }];
  });
  return [game.awayTeam, game.homeTeam].flatMap((team) => {
    const since = form.recentWeeks(team).at(-1) ?? null;
    const known = candidates.filter(
      (one) => one.projected.team === team && (since !== null || teams.get(one.playerId) === team),
    );
    const passer = known.filter(({ projected: { position } }) => position === "QB").toSorted(byNewestPasses)[0];
    const others = known.filter(
      ({ player: { newest }, projected: { position } }) =>
        position !== "QB" && (since === null || (newest.season === game.season && newest.order >= since)),
    );
    return [...(passer === undefined ? [] : [passer]), ...others]
      .map(playerLine)
      .filter(({ fantasyPointsPPR }) => (fantasyPointsPPR ?? 0) >= FEWEST_POINTS)
      .toSorted((one, other) => (other.fantasyPointsPPR ?? 0) - (one.fantasyPointsPPR ?? 0));
  });
}

function byNewestPasses({ player: one }: Candidate, { player: other }: Candidate): number {
  const passes = ({ games }: KnownPlayer) => games[0]?.counts.pass_att ?? 0;
  return (
    other.newest.season - one.newest.season || other.newest.order - one.newest.order || passes(other) - passes(one)
  );
}

/** Figures as they are shown, so that points, averages and sums are made of what everybody sees. */
function playerLine({ playerId, player, projected: { team, position, line } }: Candidate): PlayerLine {
  const tenth = (stat: keyof Counts) => rounded(line[stat] ?? 0, 10);
  const hundredth = (stat: keyof Counts) => rounded(line[stat] ?? 0, 100);
  const has = (chances: keyof Counts) => (line[chances] ?? 0) >= FEWEST_CHANCES;
  const [runs, gained, caught, yards] = [tenth("rush_att"), tenth("rush_yd"), tenth("rec"), tenth("rec_yd")];
  return withFantasyPoints({
    playerId,
    playerName: player.name,
    team,
    position,
    ...UNKNOWN_FIGURES,
    ...(has("pass_att") && {
      passingAttempts: tenth("pass_att"),
      passingCompletions: tenth("pass_cmp"),
      passingYards: tenth("pass_yd"),
      passingTouchdowns: hundredth("pass_td"),
      passingInterceptions: hundredth("pass_int"),
    }),
    ...(has("rush_att") && {
      rushingAttempts: runs,
      rushingYards: gained,
      rushingYardsPerAttempt: perAttempt(gained, runs),
      rushingTouchdowns: hundredth("rush_td"),
    }),
    ...(has("rec_tgt") && {
      receptions: caught,
      receivingTargets: tenth("rec_tgt"),
      receivingYards: yards,
      receivingYardsPerReception: perAttempt(yards, caught),
      receivingTouchdowns: hundredth("rec_td"),
    }),
    twoPointConversions: rounded((line.pass_2pt ?? 0) + (line.rush_2pt ?? 0) + (line.rec_2pt ?? 0), 100),
    fumblesLost: hundredth("fum_lost"),
  });
}

function rounded(value: number, parts: number): number {
  return Math.round(value * parts) / parts;
}
