import { ended, when } from "./answer-score.ts";
import { playerSentence } from "./answer-player.ts";
import type { Asking } from "./asking.ts";
import type { PlayList, ToolPlay } from "../tools/get-all-plays.ts";
import type { PlayType } from "../../game/play.ts";
import type { Question } from "./question.ts";
import { spokenList } from "./spoken-figures.ts";
import { withArticle } from "../../writer/prose-words.ts";

/** More than these would be a list to read, not an answer. */
const MOST_PLAYS = 6;

/**
 * Plays in game order, of a player where the question names one; null where the tool does not give every play, or where the texts
 * may mean another player by his initial.
 */
function playsWhere(
  { players }: Pick<Question, "players">,
  asking: Asking,
  fits: (row: ToolPlay) => boolean,
): ToolPlay[] | null {
  const [player] = players;
  const list = asking.plays(player === undefined ? {} : { player: player.playerName });
  const isClear = list !== null && players.length < 2 && list.omitted === 0 && (player === undefined || isOfHim(list));
  return isClear ? list.plays.filter(fits).toReversed() : null;
}

/** No note says that the texts may mean his namesake. */
function isOfHim({ note, plays }: PlayList): boolean {
  return note === null || plays.length === 0;
}

function told(row: ToolPlay): string {
  return `${when(row[0], row[1])}: ${ended(row[7])}`;
}

/** How many there were, and what the play-by-play says of each. */
function list(rows: readonly ToolPlay[], one: string, many: string, { players, teams }: Question): string {
  const names = spokenList(players.map(({ playerName, team }) => `${playerName} (${team})`));
  const by = teams.length === 0 ? "" : ` by ${spokenList(teams)}`;
  if (rows.length === 0) return `The play-by-play has no ${one}${by}${names === "" ? "" : ` that names ${names}`}.`;
  const shown = rows.slice(-MOST_PLAYS).map(told).join(" ");
  // Who is named may have made it, suffered it, or been called for a penalty on it: the texts that follow say which.
  const whose = names === "" ? "" : ` that ${rows.length === 1 ? "names" : "name"} ${names}`;
  const count = `${rows.length} ${rows.length === 1 ? one : many}${whose}`;
  return rows.length > MOST_PLAYS ? `${count}, the last ${MOST_PLAYS}: ${shown}` : `${count}. ${shown}`;
}

/** Interceptions as the play-by-play tells them; of a passer, how many he threw. */
export function answerInterceptions(question: Question, asking: Asking): string | null {
  const [player] = question.players;
  const isWho = / (?:who|which|what) /.test(question.text);
  const isPickSix = / pick six(?:es)? /.test(question.text);
  if (player !== undefined && !isWho && !isPickSix) {
    const stats = asking.stats();
    const line = stats?.players.find(({ playerName }) => playerName === player.playerName);
    if (stats !== null && (line?.passingAttempts ?? 0) > 0)
      return playerSentence(stats, player.playerName, question, { isProjection: false, isOver: asking.isOver });
  }
  const rows = playsWhere(
    question,
    asking,
    (row) => row[4] === "Interception" && (!isPickSix || (row[6] !== "" && /touchdown/i.test(row[7]))),
  );
  if (rows === null) return null;
  return isPickSix
    ? list(rows, "pick six", "pick sixes", question)
    : list(rows, "interception", "interceptions", question);
}

/** Kinds of play that are asked for by their name. */
const NAMED: readonly (readonly [RegExp, PlayType, string, string])[] = [
  [/ punt(?:s|ed)? /, "Punt", "punt", "punts"],
  [/ two point /, "TwoPointConversion", "two-point try", "two-point tries"],
];

/** Punts or two-point tries, of both sides or of one. */
export function answerNamedPlays(question: Question, asking: Asking): string | null {
  const named = NAMED.find(([words]) => words.test(question.text));
  if (named === undefined) return null;
  const [, type, one, many] = named;
  const { teams } = question;
  const rows = playsWhere(question, asking, (row) => row[4] === type && (teams.length === 0 || teams.includes(row[2])));
  if (rows === null) return null;
  if (type !== "Punt") return list(rows, one, many, question);
  const sides = teams.length > 0 ? teams : [...new Set(rows.map(([, , team]) => team))];
  const counts = sides.map((team) => `${rows.filter((row) => row[2] === team).length} by ${team}`);
  return rows.length === 0
    ? list(rows, one, many, question)
    : `${rows.length} ${rows.length === 1 ? one : many}: ${spokenList(counts)}.`;
}

/** Fumbles as the play-by-play tells them, with who got the ball. */
export function answerFumbles(question: Question, asking: Asking): string | null {
  const rows = playsWhere(
    question,
    asking,
    (row) => row[4] !== "Penalty" && /\b(?:fumble[sd]|muff(?:s|ed))\b/i.test(row[7]),
  );
  return rows === null ? null : list(rows, "play with a fumble", "plays with a fumble", question);
}

/** Sacks as the play-by-play tells them: of a side's defense, or of the plays that name a player. */
export function answerSacks(question: Question, asking: Asking): string | null {
  const { players, teams, text } = question;
  const isOwn = / (?:allow(?:ed)?|give up|gave up|taken|took|suffered|against|were|was|got sacked|get sacked) /.test(
    text,
  );
  const [team] = teams;
  const rows = playsWhere(
    question,
    asking,
    (row) => row[4] === "Sack" && (players.length > 0 || team === undefined || (row[2] === team) === isOwn),
  );
  return rows === null || teams.length > 1 ? null : list(rows, "sack", "sacks", question);
}

const KICK = /(\d+)[- ]yard field goal/;

/** Field goals, made and missed, or the longest that was made. */
export function answerFieldGoals(question: Question, asking: Asking): string | null {
  const { text, teams } = question;
  const isMade = (row: ToolPlay): boolean => row[6] !== "";
  const all = playsWhere(
    question,
    asking,
    (row) => row[4] === "FieldGoal" && (teams.length === 0 || teams.includes(row[2])),
  );
  if (all === null) return null;
  if (/ (?:longest|long) /.test(text)) {
    const made = all.filter(isMade).map((row) => ({ row, yards: Number(KICK.exec(row[7])?.[1] ?? Number.NaN) }));
    if (made.length === 0 || made.some(({ yards }) => Number.isNaN(yards))) return null;
    const longest = made.reduce((most, one) => (one.yards > most.yards ? one : most));
    return `The longest field goal: ${told(longest.row)}`;
  }
  if (/ (?:miss|missed|misses) /.test(text)) {
    return list(
      all.filter((row) => !isMade(row)),
      "missed field goal",
      "missed field goals",
      question,
    );
  }
  const made = all.filter(isMade).length;
  if (all.length === 0) return list(all, "field goal try", "field goal tries", question);
  return `${made} of ${all.length} field goals ${all.length === 1 ? "was" : "were"} good. ${all.slice(-MOST_PLAYS).map(told).join(" ")}`;
}

type Longest = readonly [words: RegExp, types: readonly PlayType[], name: string];

const LONGEST: readonly Longest[] = [
  [/ (?:touchdowns?|tds?|score) /, ["Rush", "Pass"], "touchdown from scrimmage"],
  [/ (?:run|runs|rush|rushing|carry) /, ["Rush"], "run"],
  [/ (?:pass|passes|passing|catch|catches|reception|completion|throw|receiving) /, ["Pass"], "pass play"],
];

/** The longest run, pass or touchdown, or the longest gain from scrimmage. */
export function answerLongestPlay(question: Question, asking: Asking): string | null {
  const { text, teams, players } = question;
  if (teams.length > 1 || players.length > 0) return null;
  const [words, types, name]: Longest = LONGEST.find(([asked]) => asked.test(text)) ?? [/ /, ["Rush", "Pass"], ""];
  const isTouchdown = words.source.includes("touchdowns");
  const rows = playsWhere(
    question,
    asking,
    (row) =>
      types.includes(row[4]) &&
      (teams[0] === undefined || row[2] === teams[0]) &&
      (!isTouchdown || (row[6] !== "" && /\btouchdown\b/i.test(row[7]))),
  );
  const longest = rows?.reduce<ToolPlay | null>((most, row) => (most === null || row[5] > most[5] ? row : most), null);
  if (longest === null || longest === undefined) return null;
  if (name === "")
    return `The longest play from scrimmage was ${withArticle(`${longest[5]}-yard`)} ${longest[4] === "Rush" ? "run" : "pass play"} by ${longest[2]}: ${ended(longest[7])}`;
  return `The longest ${name} was ${withArticle(`${longest[5]}-yard`)} ${longest[4] === "Rush" ? "run" : "pass play"} by ${longest[2]}, ${when(longest[0], longest[1])}: ${ended(longest[7])}`;
}

const SMALL: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5 };

/** What was scored in the last minutes, and the last plays of them. */
export function answerClosing(question: Question, asking: Asking): string | null {
  const { text, teams } = question;
  const info = asking.info();
  const asked = / (?:last|final|closing) (\w+) minutes? /.exec(text)?.[1] ?? "2";
  const minutes = / (?:last|final) minute /.test(text) ? 1 : (SMALL[asked] ?? Number(asked));
  if (info === null || !info.isOver || info.isOvertime || info.omitted > 0 || teams.length > 0) return null;
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > 15) return null;
  const isLate = (clock: string): boolean => {
    const [left, seconds] = clock.split(":").map(Number);
    return left !== undefined && seconds !== undefined && left * 60 + seconds <= minutes * 60;
  };
  const rows = playsWhere(
    question,
    asking,
    ([quarter, clock, , , type]) => quarter === "4" && clock !== "" && isLate(clock) && !MARKERS.includes(type),
  );
  if (rows === null || rows.length === 0) return null;
  const scores = info.scoring.filter(({ quarter, clock }) => quarter === "4" && isLate(clock));
  const points =
    scores.length === 0
      ? "No points were scored then."
      : `The score after them: ${info.away.team} ${scores.at(-1)?.awayScore}, ${info.home.team} ${scores.at(-1)?.homeScore}.`;
  return `${minutes === 1 ? "The last minute" : `The last ${minutes} minutes`} of quarter 4. ${points} ${rows.slice(-4).map(told).join(" ")}`;
}

const MARKERS: readonly PlayType[] = ["Period", "Timeout", "TwoMinuteWarning", "Other"];
