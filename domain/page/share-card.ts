import { withFantasyPoints } from "../fold/fantasy-points.ts";
import { playPoints } from "../fold/play-points.ts";
import type { GameSnapshot } from "../game/game-snapshot.ts";
import type { Game } from "../game/game.ts";
import { gameState, type Score } from "../game/game-state.ts";
import { matchupCodes, matchupNicks } from "../game/matchup.ts";
import { statusWord } from "../game/status.ts";
import { teamName } from "../game/team.ts";
import { weekName } from "../game/week-name.ts";
import { splitName } from "../names/split-name.ts";
import { playCard } from "../plays/play-card.ts";
import { plainPlays } from "../plays/plain/plain-plays.ts";
import { plainText } from "../plays/plain/plain-text.ts";
import { playWords } from "../plays/play-words.ts";
import { toldScores } from "../plays/told-scores.ts";
import { dayInWords } from "../words/format-moment.ts";
import { formatPoints } from "../words/format.ts";
import { liveClock } from "./cards.ts";
import { playSwing, swingText } from "./play-swing.ts";
import { type ShareChances, type ShareFigure, shareFigure } from "./share-figure.ts";
import { needsSecondEdge } from "./team-colors.ts";

/** A team in a share picture; `points` is null where the picture shows no score. */
export interface ShareTeam {
  code: string;
  nick: string;
  points: number | null;
  isAhead: boolean;
}

interface ShareTeams {
  away: ShareTeam;
  home: ShareTeam;
  homeSecondEdge: boolean;
  isSimulated: boolean;
}

/** Fantasy points of a player, in words ready to be drawn. */
export interface SharePoints {
  points: string;
  name: string;
}

/** The picture of a game as it stands: a final, a live one with its clock, a coming one with its kickoff. */
export interface GameShareCard extends ShareTeams {
  kind: "game";
  /** `Week 8, 2024` */
  week: string;
  /** `Final`, `In Progress`, `Q3 4:12`; empty where the picture must not say. */
  status: string;
  /** `Bears at Packers` */
  matchup: string;
  /** The kickoff in words where there is no score to show. */
  note: string;
  /** At most three players by PPR points. */
  leaders: SharePoints[];
  figure: ShareFigure | null;
}

/** The picture of one play: it knows nothing that came after it, but for the try of a touchdown. */
export interface PlayShareCard extends ShareTeams {
  kind: "play";
  /** `CHI at WAS, Week 8, 2024` */
  matchup: string;
  /** `Q4 0:02` */
  clock: string;
  /** `1st & 10 at WAS 48`; empty without a down and a spot. */
  situation: string;
  sentence: string;
  /** `LAR 47 to 64%`; empty where it is not known, and where it stayed. */
  swing: string;
  /** PPR points on this play, at most two players. */
  points: SharePoints[];
  /** As far as this play. */
  figure: ShareFigure | null;
}

/** The site's own picture, for pages of no one game. */
export interface SiteShareCard {
  kind: "site";
}

export type ShareCard = GameShareCard | PlayShareCard | SiteShareCard;

type SharedGame = Pick<GameSnapshot, "game" | "allPlays" | "playerGameStats" | "people" | "provider">;

/** The picture of a game at this version; with `chances` its figure is the win chance, else the lead. */
export function gameShareCard(
  { game, allPlays, playerGameStats, provider }: SharedGame,
  chances: ShareChances | null = null,
): GameShareCard {
  const state = gameState(game);
  if (state.phase === "before" || state.score === null) return plainShareCard({ game, provider });
  const clock = state.phase === "live" && !state.isPaused ? liveClock(state) : "";
  return {
    kind: "game",
    ...shareTeams(game, state.score, provider),
    week: weekAndYear(game),
    matchup: matchupNicks(game),
    status: clock === "" ? statusWord(game.status) : clock,
    note: "",
    leaders: topPoints(
      playerGameStats.map((line) => ({
        name: line.playerName,
        points: withFantasyPoints(line).fantasyPointsPPR ?? 0,
      })),
      3,
    ),
    figure: shareFigure(allPlays, game, chances),
  };
}

/** The picture that gives nothing away: who plays, and when. */
export function plainShareCard({ game, provider }: Pick<SharedGame, "game" | "provider">): GameShareCard {
  return {
    kind: "game",
    ...shareTeams(game, null, provider),
    week: weekAndYear(game),
    matchup: matchupNicks(game),
    status: "",
    note: game.dateTime === null ? "Date to be announced" : dayInWords(game.dateTime),
    leaders: [],
    figure: null,
  };
}

/** The picture of a play, with its score as `toldScores` has it; null where the game has no play of this id. */
export function playShareCard(
  { game, allPlays, people, provider }: Pick<GameSnapshot, "game" | "allPlays" | "people" | "provider">,
  playId: string,
  chances: ShareChances | null = null,
): PlayShareCard | null {
  const index = allPlays.findIndex((play) => play.playId === playId);
  const play = allPlays[index];
  if (play === undefined) return null;
  const { quarter, clock, situation, fieldPosition } = playCard(play);
  const soFar = allPlays.slice(0, index + 1);
  const plain = plainPlays(soFar, game, people).at(-1) ?? null;
  return {
    kind: "play",
    ...shareTeams(game, toldScores(allPlays)[index] ?? null, provider),
    matchup: `${matchupCodes(game)}, ${weekAndYear(game)}`,
    clock: `${quarter} ${clock}`.trim(),
    situation: [situation, fieldPosition].filter((part) => part !== null).join(" at "),
    sentence: plain === null ? playWords(play.description) : plainText(plain),
    swing: swingOn(index, chances, game),
    points: playPoints(play).map(({ name, shown }) => ({ name: splitName(name).surname, points: shown })),
    // As of this play the game was on, whatever it is now.
    figure: shareFigure(soFar, { ...game, status: "InProgress" }, chances),
  };
}

function shareTeams(game: Game, score: Score | null, provider: GameSnapshot["provider"]): ShareTeams {
  const shareTeam = (code: string, own: number | null, others: number | null): ShareTeam => ({
    code,
    nick: teamName(code, game.season).nick,
    points: own,
    isAhead: own !== null && others !== null && own > others,
  });
  return {
    away: shareTeam(game.awayTeam, score?.away ?? null, score?.home ?? null),
    home: shareTeam(game.homeTeam, score?.home ?? null, score?.away ?? null),
    homeSecondEdge: needsSecondEdge(game.awayTeam, game.homeTeam),
    isSimulated: provider === "demo",
  };
}

function weekAndYear({ seasonType, week, season }: Game): string {
  return `${weekName(seasonType, week)}, ${season}`;
}

function swingOn(index: number, chances: ShareChances | null, game: Game): string {
  const homeChance = chances?.after[index] ?? null;
  const before = chances?.after[index - 1] ?? chances?.before ?? 50;
  const swing = playSwing({ homeChance, swing: homeChance === null ? null : homeChance - before }, game);
  return swing === null ? "" : swingText(swing);
}

function topPoints(players: readonly { name: string; points: number }[], most: number): SharePoints[] {
  return players
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points)
    .slice(0, most)
    .map(({ name, points }) => ({ name, points: formatPoints(points) }));
}
