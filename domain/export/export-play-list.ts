import { CREDIT_STATS, type CreditStat } from "../game/credit.ts";
import type { DriveSummary, PlayRow } from "../plays/drives.ts";
import { FIGURES } from "../game/figures.ts";
import { escapeMarkdown } from "../words/escape-markdown.ts";
import { foldGame } from "../fold/fold-game.ts";
import { formatClock, formatSigned, situation } from "../words/format.ts";
import type { GameSnapshot } from "../game/game-snapshot.ts";
import { groupPlays } from "../shape/group-plays.ts";
import type { Play } from "../game/play.ts";
import { playSpot } from "../plays/play-spot.ts";
import { playWords } from "../plays/play-words.ts";

type PlayedGame = Pick<GameSnapshot, "allPlays" | "game">;

/** The whole play-by-play: a heading for each quarter and drive, a line for each play. */
export function playList({ allPlays, game }: PlayedGame): string[] {
  return groupPlays(allPlays, game).flatMap(({ label, awayScore, homeScore, drives }) => [
    `### ${label} (${game.awayTeam} ${awayScore}, ${game.homeTeam} ${homeScore} at its end)`,
    ...drives.flatMap(({ summary, isContinued, rows }) => [
      ...(summary === null ? [] : [`#### ${driveHead(summary)}${isContinued ? ", continued" : ""}`]),
      rows.map(playLine).join("\n"),
    ]),
  ]);
}

/** What stands over the list: how a line is to be read. */
export const PLAYS_NOTE =
  "One line a play, in game order: number | clock left in the quarter | offense (on kicks and tries the team that kicks), down and distance, spot | kind and yards gained | what else the source says of it | the source's words. SCORE is the visitors' and the home team's points after it (a touchdown's with its try).";

function driveHead({ team, figures, result }: DriveSummary): string {
  return escapeMarkdown(`${team} drive: ${figures}${result === null ? "" : `, ${result}`}`);
}

function playLine({ play, awayScore, homeScore }: PlayRow<Play>): string {
  const spot = playSpot(play);
  const where = [play.team, situation(play), spot === null ? null : `at ${spot}`].filter((part) => part !== null);
  const kind = play.yardsGained === 0 ? play.type : `${play.type} ${formatSigned(play.yardsGained)}`;
  const marks = [
    play.isFirstDown === 1 ? "1st down" : null,
    play.isTouchdown ? "touchdown" : null,
    play.kickDistance === null ? null : `kick ${play.kickDistance} yd`,
    play.returnYards === null ? null : `return ${play.returnYards} yd`,
    play.penaltyYards === null ? null : `penalty ${play.penaltyYards} yd`,
    play.isBlocked ? "blocked" : null,
    play.timeoutTeam === null ? null : `timeout ${play.timeoutTeam}`,
    play.isScoringPlay === 1 ? `SCORE ${awayScore}-${homeScore}` : null,
  ].filter((mark) => mark !== null);
  const clock = formatClock(play.timeRemainingMinutes, play.timeRemainingSeconds);
  const cells = [String(play.sequence), clock, where.join(" "), kind, marks.join(", "), playWords(play.description)];
  return `- ${cells.map(escapeMarkdown).join(" | ")}`;
}

/** Figures that stand in a player's line already. Fumbles and returns are told apart here, which a line adds up. */
const IN_LINES: ReadonlySet<CreditStat> = new Set(
  FIGURES.flatMap(({ field, group, from }): readonly CreditStat[] =>
    (group !== "other" || field === "twoPointConversions") && typeof from === "object" && "sum" in from ? from.sum : [],
  ),
);
const BEYOND_LINES = CREDIT_STATS.filter((stat) => !IN_LINES.has(stat));

/** Defense, kicks and returns, for which no source publishes a line: every player's sums over the plays. */
export function creditSums({ allPlays, game }: PlayedGame): string[] {
  const { lines } = foldGame(
    allPlays.toSorted((a, b) => a.sequence - b.sequence),
    game,
  );
  return [...lines.values()]
    .toSorted((a, b) => (a.team === b.team ? 0 : a.team < b.team ? -1 : 1))
    .flatMap(({ playerName, team, totals }) => {
      const sums = BEYOND_LINES.flatMap((stat) => {
        const sum = totals[stat] ?? 0;
        return sum === 0 ? [] : [`${inWords(stat)} ${sum}`];
      });
      return sums.length === 0 ? [] : [`- ${escapeMarkdown(`${team} ${playerName}: ${sums.join(", ")}`)}`];
    });
}

/** `puntReturnYards` as `punt return yards`. */
function inWords(stat: CreditStat): string {
  return stat.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
