import { SEASON_TYPE } from "../../game/season-type.ts";
import { teamName as nameOfTeam } from "../../game/team.ts";
import { weekName } from "../../game/week-name.ts";
import { toHundredth } from "../../fold/fantasy-points.ts";
import { bestGame, playerSeason, SEASON_FIGURES, type SeasonFigure } from "../../season/season-lines.ts";
import { linesReceipt, resultsReceipt } from "../../season/season-receipt.ts";
import { type FormGame, formGame, runOf, type TeamSeason } from "../../season/team-season.ts";
import { teamRecord } from "../../season/team-record.ts";
import type { Fact } from "../fact.ts";
import { type GameRead, otherTeam } from "../game-read.ts";
import { gameReceipts, lineReceipts, makeFact } from "../make-fact.ts";
import { counted, countWords, decimal } from "../wording/number-words.ts";
import { article } from "../../words/yard-words.ts";
import { phrase, player, playersOwn, team as teamName } from "../wording/phrase-of.ts";

/** What the season's stored games say of both teams and their players. Of a season with gaps there is no record, streak or high. */
export function seasonFacts(read: GameRead): Fact[] {
  return [
    ...read.teamSeasons.flatMap((teamSeason) => [
      ...record(read, teamSeason),
      ...streak(read, teamSeason),
      ...lastGame(read, teamSeason),
      ...means(read, teamSeason),
    ]),
    ...headToHead(read),
    ...seasonHighs(read),
  ];
}

/** The games that count, this one first once it is over. */
function gamesWith({ game, phase }: GameRead, teamSeason: TeamSeason): readonly FormGame[] {
  return phase === "over" ? [...formGame(game, teamSeason.team), ...teamSeason.games] : teamSeason.games;
}

function proof({ phase }: GameRead, teamSeason: TeamSeason, games: readonly FormGame[]) {
  return [
    ...(phase === "over" ? gameReceipts("awayScore", "homeScore") : []),
    ...resultsReceipt(games, teamSeason.team),
  ];
}

function record(read: GameRead, teamSeason: TeamSeason): Fact[] {
  const games = gamesWith(read, teamSeason);
  if (
    read.game.seasonType !== SEASON_TYPE.regular ||
    !teamSeason.isWhole ||
    games.length === 0 ||
    read.phase === "live"
  )
    return [];
  const { wins, losses, ties, words: said } = teamRecord(games);
  const [now] = games;
  const verb =
    read.phase !== "over" || now === undefined || now.own === now.other
      ? "are"
      : now.own > now.other
        ? "improved to"
        : "fell to";
  return [
    makeFact({
      id: `record:${teamSeason.team}`,
      kind: "record",
      weight: 40,
      team: teamSeason.team,
      marks: [wins > losses ? "winning" : wins < losses && "losing"],
      values: { wins, losses, ties },
      receipts: proof(read, teamSeason, teamSeason.games),
      clause: phrase`${teamName(teamSeason.team)} ${verb} ${said}`,
      tail: verb === "are" ? null : phrase`${verb === "improved to" ? "improving" : "falling"} to ${said}`,
    }),
  ];
}

const LEAST_STREAK = 2;

function streak(read: GameRead, teamSeason: TeamSeason): Fact[] {
  const run = runOf(gamesWith(read, teamSeason));
  if (!teamSeason.isWhole || read.phase === "live" || run.games.length < LEAST_STREAK) return [];
  const isWon = run.sign > 0;
  const earlier = read.phase === "over" ? run.games.slice(1) : run.games;
  return [
    makeFact({
      id: `streak:${teamSeason.team}`,
      kind: "streak",
      weight: Math.min(56, 24 + 4 * run.games.length),
      team: teamSeason.team,
      marks: [isWon ? "winning" : "losing"],
      values: { games: run.games.length },
      receipts: proof(read, teamSeason, earlier),
      clause: phrase`${teamName(teamSeason.team)} have ${isWon ? "won" : "lost"} ${countWords(run.games.length)} straight`,
      noun: phrase`${article(run.games.length)} ${countWords(run.games.length)}-game ${isWon ? "winning" : "losing"} streak`,
    }),
  ];
}

/** The newest game before this one; told before kickoff. */
function lastGame(read: GameRead, teamSeason: TeamSeason): Fact[] {
  const [last] = teamSeason.games;
  return read.phase !== "before" || last === undefined
    ? []
    : [earlierGame(read, teamSeason, last, `lastGame:${teamSeason.team}`, false)];
}

/** The teams' last game against each other in this season. */
function headToHead(read: GameRead): Fact[] {
  const [teamSeason] = read.teamSeasons;
  const met = teamSeason?.games.find(({ opponent }) => opponent === otherTeam(read.game, teamSeason.team));
  return teamSeason === undefined || met === undefined
    ? []
    : [earlierGame(read, teamSeason, met, "lastGame:headToHead", true)];
}

function earlierGame(
  { game }: GameRead,
  teamSeason: TeamSeason,
  { own, other, opponent, week, isPlayoff }: FormGame,
  id: string,
  isBetween: boolean,
): Fact {
  const deed = own > other ? "beat" : own < other ? "lost to" : "tied";
  const when = weekName(isPlayoff ? SEASON_TYPE.postseason : SEASON_TYPE.regular, week);
  const found = teamSeason.games.filter((one) => one.opponent === opponent && one.week === week);
  return makeFact({
    id,
    kind: "lastGame",
    weight: isBetween ? 44 : 40,
    team: teamSeason.team,
    marks: [isBetween && "headToHead", own > other ? "win" : own === other && "tie"],
    values: { points: own, margin: Math.abs(own - other), week },
    receipts: resultsReceipt(found, teamSeason.team),
    clause: phrase`${teamName(teamSeason.team)} ${deed} the ${nameOfTeam(opponent, game.season).nick} ${Math.max(own, other)}-${Math.min(own, other)} in ${when}`,
  });
}

const LEAST_FOR_MEANS = 3;

/** Mean points of the earlier games. */
function means({ phase }: GameRead, { team, games, isWhole }: TeamSeason): Fact[] {
  if (!isWhole || games.length < LEAST_FOR_MEANS || phase === "over") return [];
  return (["own", "other"] as const).map((which) => {
    const mean = toHundredth(games.reduce((sum, game) => sum + game[which], 0) / games.length);
    return makeFact({
      id: `mean:${team}:${which === "own" ? "pointsFor" : "pointsAgainst"}`,
      kind: "mean",
      weight: phase === "before" ? 30 : 8,
      team,
      marks: [which === "other" && "allowed"],
      values: { [which === "own" ? "pointsFor" : "pointsAgainst"]: mean, games: games.length },
      receipts: resultsReceipt(games, team),
      clause: phrase`${teamName(team)} have ${which === "own" ? "averaged" : "allowed an average of"} ${decimal(mean)} points in ${counted(games.length, "game")}`,
    });
  });
}

/** From which figure on a season high is one to tell. */
const HIGHS = [
  ["passingYards", 250],
  ["rushingYards", 70],
  ["receivingYards", 70],
  ["receptions", 7],
  ["passingTouchdowns", 3],
  ["rushingTouchdowns", 2],
  ["receivingTouchdowns", 2],
  ["fantasyPointsPPR", 18],
] as const satisfies readonly (readonly [SeasonFigure, number])[];
const LEAST_GAMES = 3;

function seasonHighs({ stats, season, teamSeasons, phase }: GameRead): Fact[] {
  if (season === null || phase !== "over") return [];
  return stats.flatMap((line) => {
    const teamSeason = teamSeasons.find(({ team }) => team === line.team);
    if (teamSeason === undefined) return [];
    const { games, isWhole } = playerSeason(line.playerId, season, teamSeason);
    if (!isWhole || games.length < LEAST_GAMES) return [];
    return HIGHS.flatMap(([figure, least]) => {
      const value = line[figure];
      const best = bestGame(games, figure);
      if (value === null || best === null || value < least || value <= best.value) return [];
      return [
        makeFact({
          id: `high:${line.playerId}:${figure}`,
          kind: "seasonHigh",
          weight: 42,
          team: line.team,
          marks: ["ofSeason", "most"],
          roles: { player: line.playerId },
          values: {
            [figure === "fantasyPointsPPR" ? "pprPoints" : figure]: value,
            previousBest: best.value,
            games: games.length,
          },
          receipts: [...lineReceipts(line.playerId, "stats", [figure]), ...linesReceipt(games, figure)],
          clause: phrase`${playersOwn(line.playerId)} ${saidFigure(figure, value)} ${SEASON_FIGURES[figure]} were a season high`,
          noun: phrase`a season high for ${player(line.playerId)}`,
        }),
      ];
    });
  });
}

/** Yards in digits, counts in words, points with a decimal. */
function saidFigure(figure: SeasonFigure, value: number): string {
  if (figure === "fantasyPointsPPR") return decimal(value);
  return figure.endsWith("Yards") ? String(value) : countWords(value);
}
