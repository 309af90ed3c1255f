import { toHundredth } from "../../fold/fantasy-points.ts";
import { isNeutralSite } from "../../game/is-neutral-site.ts";
import { SEASON_TYPE } from "../../game/season-type.ts";
import { teamName as nameOfTeam } from "../../game/team.ts";
import { weekName } from "../../game/week-name.ts";
import { playerSeason, SEASON_FIGURES, seasonTotal } from "../../season/season-lines.ts";
import { linesReceipt, resultsReceipt } from "../../season/season-receipt.ts";
import type { FormGame, TeamSeason } from "../../season/team-season.ts";
import { teamRecord } from "../../season/team-record.ts";
import { roundHalfAway } from "../../words/round-half-away.ts";
import type { Fact } from "../fact.ts";
import type { GameRead } from "../game-read.ts";
import { makeFact } from "../make-fact.ts";
import { counted, countWords, decimal } from "../wording/number-words.ts";
import { phrase, player, team as teamName } from "../wording/phrase-of.ts";

/** A mean of fewer says little. */
const LEAST_GAMES = 3;
/** What "lately" means: fewer than the season has so far. */
const RECENT = 3;
/** Games before the last one that are told by themselves. */
const EARLIER = 2;

/** Before kickoff: how both teams have done lately and where this one is played, their games before the last one, and what players average. */
export function formFacts(read: GameRead): Fact[] {
  if (read.phase !== "before") return [];
  return [
    ...read.teamSeasons.flatMap((teamSeason) => [
      ...recordAtPlace(read, teamSeason),
      ...lately(teamSeason),
      ...earlierGames(read, teamSeason),
    ]),
    ...playerMeans(read),
  ];
}

function recordAtPlace({ game }: GameRead, { team, games, isWhole }: TeamSeason): Fact[] {
  const isHome = team === game.homeTeam;
  const own = games.filter((one) => one.isHome === isHome && !one.isPlayoff);
  if (!isWhole || own.length < 2 || game.seasonType !== SEASON_TYPE.regular || isNeutralSite(game)) return [];
  const { wins, losses, ties, words } = teamRecord(own);
  return [
    makeFact({
      id: `form:${team}:${isHome ? "home" : "road"}`,
      kind: "form",
      weight: 28,
      team,
      marks: [isHome ? "atHome" : "onTheRoad"],
      values: { wins, losses, ties },
      receipts: resultsReceipt(own, team),
      clause: phrase`${teamName(team)} are ${words} ${isHome ? "at home" : "on the road"}`,
    }),
  ];
}

function lately({ team, games, isWhole }: TeamSeason): Fact[] {
  const newest = games.slice(0, RECENT);
  if (!isWhole || games.length <= RECENT) return [];
  const { wins, losses, ties } = teamRecord(newest);
  const mean = (which: "own" | "other"): number =>
    toHundredth(newest.reduce((sum, game) => sum + game[which], 0) / newest.length);
  const base = { kind: "form", team, receipts: resultsReceipt(newest, team) } as const;
  const inLast = `in their last ${counted(RECENT, "game")}`;
  return [
    ...(wins === 0 || wins === RECENT
      ? []
      : [
          makeFact({
            ...base,
            id: `form:${team}:lately`,
            weight: 26,
            marks: ["lately"],
            values: { wins, losses, ties, games: RECENT },
            clause: phrase`${teamName(team)} have won ${countWords(wins)} of their last ${counted(RECENT, "game")}`,
          }),
        ]),
    makeFact({
      ...base,
      id: `form:${team}:pointsFor`,
      weight: 25,
      marks: ["lately"],
      values: { pointsFor: mean("own"), games: RECENT },
      clause: phrase`${teamName(team)} have averaged ${decimal(mean("own"))} points ${inLast}`,
    }),
    makeFact({
      ...base,
      id: `form:${team}:pointsAgainst`,
      weight: 24,
      marks: ["lately", "allowed"],
      values: { pointsAgainst: mean("other"), games: RECENT },
      clause: phrase`${teamName(team)} have allowed an average of ${decimal(mean("other"))} points ${inLast}`,
    }),
  ];
}

function earlierGames({ game }: GameRead, { team, games }: TeamSeason): Fact[] {
  return games.slice(1, 1 + EARLIER).map((one, at) => {
    const { own, other, opponent, week } = one;
    return makeFact({
      id: `form:${team}:week${week}${one.isPlayoff ? "p" : ""}`,
      kind: "form",
      weight: 23 - at,
      team,
      marks: [own > other ? "win" : own === other && "tie"],
      values: { points: own, margin: Math.abs(own - other), week },
      receipts: resultsReceipt([one], team),
      clause: phrase`${teamName(team)} ${deedOf(one)} the ${nameOfTeam(opponent, game.season).nick} ${Math.max(own, other)}-${Math.min(own, other)} in ${weekName(one.isPlayoff ? SEASON_TYPE.postseason : SEASON_TYPE.regular, week)}`,
    });
  });
}

function deedOf({ own, other }: FormGame): string {
  return own > other ? "beat" : own < other ? "lost to" : "tied";
}

/** From which mean on a figure is one to tell. */
const FIGURES = [
  ["passingYards", 150],
  ["rushingYards", 40],
  ["receivingYards", 40],
] as const;

/** Of those who are projected to play, as nobody knows of others whether they will. */
function playerMeans({ season, teamSeasons, projections }: GameRead): Fact[] {
  if (season === null) return [];
  return projections.flatMap(({ playerId, team }) => {
    const teamSeason = teamSeasons.find((one) => one.team === team);
    if (teamSeason === undefined) return [];
    const { games, isWhole } = playerSeason(playerId, season, teamSeason);
    if (!isWhole || games.length < LEAST_GAMES) return [];
    return FIGURES.flatMap(([figure, least]) => {
      const mean = roundHalfAway((seasonTotal(games, figure) ?? 0) / games.length, 10);
      return mean < least
        ? []
        : [
            makeFact({
              id: `form:${playerId}:${figure}`,
              kind: "form",
              weight: 21,
              team,
              roles: { player: playerId },
              values: { [figure]: mean, games: games.length },
              receipts: linesReceipt(games, figure),
              clause: phrase`${player(playerId)} has averaged ${decimal(mean)} ${SEASON_FIGURES[figure]} in ${counted(games.length, "game")}`,
            }),
          ];
    });
  });
}
