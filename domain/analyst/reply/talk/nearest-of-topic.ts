import type { TeamRowMark } from "../../../facts/mark.ts";
import { listWords } from "../../../words/sentence-words.ts";
import { playsWith } from "../plays/asked-plays.ts";
import { isWithin } from "../sheet/is-within.ts";
import { kicksOf } from "../sheet/kicks-of.ts";
import { linesOf } from "../sheet/lines-of.ts";
import type { Concept } from "../question/lexicon.ts";
import type { Question } from "../question/question.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";

/** What the stats hold of one subject, for those that a question names; empty where it is of something else. */
type Topic = (question: Question, sheet: GameSheet) => Sentence[];

const TOPICS: readonly Topic[] = [fantasyPoints, kicks, firstOrLastSnap, weather, turnovers, rows];

/** More names are a list of somebody's players. */
const MOST_PLAYERS = 3;

/**
 * What stands beside the nearest where a question is not understood whole: the plain facts of its subjects, which are more often than not what was wanted. Never
 * a yes or a no.
 */
export function nearestOfTopic(question: Question, sheet: GameSheet): Sentence[] {
  return TOPICS.flatMap((topic) => topic(question, sheet));
}

const OF_POINTS =
  /\b(?:i (?:had|have|start(?:ed)?|sat|benched)|should i|shoulda|bench(?:ed)?|flex|(?:my|our) (?:week|league|team|lineup|matchup|bench)|owners?|managers?)\b/;
const POINTS: readonly Concept[] = ["fantasy", "ppr", "projected"];

function fantasyPoints({ text, concepts, players }: Question, sheet: GameSheet): Sentence[] {
  const isOfPoints = POINTS.some((one) => concepts.has(one)) || OF_POINTS.test(text);
  if (!isOfPoints || players.length > MOST_PLAYERS) return [];
  return players.flatMap(({ playerId }) => sheet.sentences(sheet.index.byId(`f:${playerId}`)));
}

function kicks({ players, period }: Question, sheet: GameSheet): Sentence[] {
  return players
    .filter(({ position }) => position === "K")
    .flatMap((player) => linesOf(player, sheet))
    .filter(({ marks }) => marks.includes("kicking"))
    .flatMap((line) => [...sheet.sentences(line), ...kicksOf(line, sheet, period)])
    .map((sentence) => ({ ...sentence, text: sentence.text.replace(/^His kicks/, "Kicks") }));
}

const OF_SNAP = /\b(first|last|final|1st) (?:offensive |real )?(?:snap|play|throw|pass|carry|touch|catch|target)\b/;
const OF_ENTRY = /\bwhen\b.*\b(?:come in|came in|enter|entered|take over|took over|get in|got in|sub(?:bed)? in)\b/;

function firstOrLastSnap({ text, players, period }: Question, sheet: GameSheet): Sentence[] {
  const [player, other] = players;
  const end = OF_SNAP.exec(text)?.[1] ?? (OF_ENTRY.test(text) ? "first" : undefined);
  if (player === undefined || other !== undefined || end === undefined) return [];
  const plays = playsWith(player, sheet).filter((play) => period === null || isWithin(period, play));
  const play = plays.at(end === "first" || end === "1st" ? 0 : -1);
  return play === undefined ? [] : [sheet.told(play)];
}

/** A hot take and cold blood are no weather. */
const OF_WEATHER =
  /\b(?:weather|wind|windy|rain\w*|snow\w*|temps?|temperature|degrees|mph|(?:how|it|the|too|so|that|really) (?:cold|hot|sunny))\b/;

function weather({ text }: Question, sheet: GameSheet): Sentence[] {
  return OF_WEATHER.test(text) ? sheet.sentences(...sheet.index.ofKind("weather")) : [];
}

const OF_TURNOVERS: readonly Concept[] = ["turnover", "takeaway"];

/** Who lost the ball, and who won it. */
function turnovers({ concepts }: Question, sheet: GameSheet): Sentence[] {
  if (!OF_TURNOVERS.some((one) => concepts.has(one))) return [];
  const all = sheet.index.ofKind("turnover");
  return all.length === 0 ? [] : [sheet.say(`Turnovers: ${listWords(all.map((fact) => sheet.item(fact)))}.`, ...all)];
}

const ROWS: Readonly<Record<Concept, TeamRowMark>> = {
  firstDown: "firstDowns",
  thirdDown: "thirdDowns",
  fourthDown: "fourthDowns",
  redZone: "redZone",
  possession: "possession",
  sack: "sacks",
  turnover: "turnovers",
  penalty: "penalties",
};

/** Rows of the teams' statistics, where no player is asked about and nothing that a team allowed. */
function rows({ concepts, teams, players }: Question, sheet: GameSheet): Sentence[] {
  if (players.length > 0 || concepts.has("gave") || concepts.has("defense")) return [];
  const marks = [...concepts].flatMap((concept) => ROWS[concept] ?? []);
  const asked = teams.length === 0 ? sheet.teams : teams;
  return marks.flatMap((mark) => asked.flatMap((team) => sheet.sentences(sheet.index.teamRow(team, mark))));
}
