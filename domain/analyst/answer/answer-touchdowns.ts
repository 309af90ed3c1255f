import { ended, nick, when } from "./answer-score.ts";
import type { Asking } from "./asking.ts";
import { namePattern } from "../../names/name-pattern.ts";
import type { Question } from "./question.ts";
import { spokenList } from "./spoken-figures.ts";

/** Who scored the touchdowns: by the players' lines where they hold all of them, else by the plays. */
export function answerTouchdowns(question: Question, asking: Asking): string | null {
  const info = asking.info();
  const { teams, text } = question;
  if (info === null || info.omitted > 0 || teams.length > 1) return null;
  const rows = info.scoring.filter(
    ({ what, team }) => what === "touchdown" && (teams[0] === undefined || team === teams[0]),
  );
  const side = [info.away, info.home].find(({ team }) => team === teams[0]);
  const scored = `${rows.length} ${rows.length === 1 ? "touchdown" : "touchdowns"}`;
  const count =
    side === undefined
      ? `There ${rows.length === 1 ? "was" : "were"} ${scored}.`
      : `The ${nick(side)} scored ${scored}.`;
  if (info.away.score === null || (!info.isOver && info.now === null)) return null;
  if (rows.length === 0 || / how many /.test(text)) return count;
  const stats = asking.stats();
  const scorers = (stats?.players ?? [])
    .filter(({ team }) => teams[0] === undefined || team === teams[0])
    .map((player) => ({
      player,
      made: (player.rushingTouchdowns ?? 0) + (player.receivingTouchdowns ?? 0) + (player.specialTeamsTouchdowns ?? 0),
    }))
    .filter(({ made }) => made > 0);
  const isWhole = scorers.reduce((sum, { made }) => sum + made, 0) === rows.length;
  if (isWhole && stats?.omitted === 0) {
    const names = scorers.map(
      ({ player, made }) => `${player.playerName} (${player.team})${made === 1 ? "" : ` ${made}`}`,
    );
    return `${count} ${rows.length === 1 ? "It was scored" : "They were scored"} by ${spokenList(names)}.`;
  }
  return `${count} ${rows.map((row) => `${when(row.quarter, row.clock)}, ${row.team}: ${ended(row.text)}`).join(" ")}`;
}

/** When and how a player scored: the scores whose text names him. */
export function answerScoresOf({ players, text }: Question, asking: Asking): string | null {
  const info = asking.info();
  const [player] = players;
  if (info === null || info.omitted > 0 || player === undefined || players.length > 1) return null;
  // A namesake's scores may be told with the same initial.
  if ((asking.plays({ player: player.playerName })?.note ?? null) !== null) return null;
  const isTouchdown = / (?:touchdowns?|tds?) /.test(text);
  const pattern = namePattern(player.playerName);
  const rows = info.scoring.filter((row) => pattern.test(row.text) && (!isTouchdown || row.what === "touchdown"));
  if (rows.length === 0) return `No score of this game names ${player.playerName} (${player.team}).`;
  const scores = rows.map((row) => `${when(row.quarter, row.clock)}: ${ended(row.text)}`);
  return `${rows.length === 1 ? "One score names" : `${rows.length} scores name`} ${player.playerName} (${player.team}). ${scores.slice(-6).join(" ")}`;
}
