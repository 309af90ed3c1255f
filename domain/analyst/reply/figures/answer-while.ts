import type { Play } from "../../../game/play.ts";
import { QUARTER_NAMES } from "../../../game/play.ts";
import { counted } from "../../../facts/wording/number-words.ts";
import { isTry } from "../../../game/is-try.ts";
import { capitalized, listWords } from "../../../words/sentence-words.ts";
import type { Asked } from "../talk/answer-parts.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isOnly } from "../question/is-only.ts";
import { isWithin } from "../sheet/is-within.ts";
import { HOW_LONG } from "../score/time-ahead.ts";
import { leanOn } from "../question/lean-on.ts";
import { type Question, readQuestion } from "../question/question.ts";

const BEHIND =
  "trailing|trailed|behind|losing|playing from behind|playing catch ?up|in a hole|down(?! the stretch)|at a deficit";
const AHEAD = "leading|led|ahead|winning|on top|in front|up|(?:had|holding|playing with|protecting) (?:a|the) lead";
const EVEN = "tied(?: up)?|even|knotted(?: up)?|all square|deadlocked";
const SUBJECT = String.raw`(?:they|he|it|she|we|the (?:score|game|\w+)|(?!(?:did|do|does|was|were|is|are)\b)[a-z0-9.']+)(?:'?re|'?s)?`;
const MORE = String.raw`(?: (?:by )?(?:at least )?(double digits|(?:two|2|a couple of?) (?:scores|possessions|touchdowns|tds)|(?<=by )\d{1,2}|(?<=by at least )\d{1,2})( or more|\+)?| (\d{1,2}) ?(?:-| to ) ?(\d{1,2}))?`;
/** The score at the snap, as a part of the game: `while trailing`, `when they were up by 10 or more`, `with the game tied`. A score would be another one. */
const WHILE = new RegExp(
  String.raw`\b(?:only |just )?(?:(?:while|when|whenever|with(?= (?:the (?:score|game)|it)\b)) (?:${SUBJECT} ?)?(?:(?:was|were|is|are|got|still|already|actually|been|at) ?){0,2}(?:(${BEHIND})|(${AHEAD})|(${EVEN}))\b${MORE}|with (?:a|the) (lead)\b|(from behind)\b)(?! (?:at|to|big|two|three|\d|the|a|on|for (?!each|both|the)|in the (?:first|second|third|fourth|1st|2nd|3rd|4th) (?:and|down)))(?!-)`,
  "i",
);
/** More than a touchdown with its try and two points. */
const TWO_SCORES = 9;
const DOUBLE_DIGITS = 10;

interface Standing {
  kind: "behind" | "ahead" | "tied";
  /** By so many points at least and at most. */
  least: number;
  most: number;
  /** `by 10 or more` */
  by: string;
  /** The very score that is named, the higher first. */
  score: readonly number[] | null;
}

const FIGURES =
  "yards points score scoreline rush pass receive catch carry target completion attempt touchdown interception sack getSacked firstDown thirdDown fourthDown turnover stats total offense gain compare eachTeam most fantasy ppr halfPpr standard penalty playCount perform list better incomplete average scrimmage touches rate";
const POINTS = "points score scoreline total offense compare eachTeam most better made";

/** `how many yards did the Chiefs have while trailing`: points and figures of the snaps at which a team stood so. Null where no such standing, or no figure, is asked about. */
export function answerWhile(text: string, { book, before, sheet, answer }: Asked): Sentence[] | null {
  const found = WHILE.exec(text);
  // How long it was so is told by the clock.
  if (found === null || HOW_LONG.test(text.toLowerCase()) || !sheet.hasPlays) return null;
  const [said, , isAhead, isTied, by, orMore, one, other, isLead] = found;
  const kind = isTied !== undefined ? "tied" : (isAhead ?? isLead) !== undefined ? "ahead" : "behind";
  const score = one === undefined ? null : [Number(one), Number(other)].toSorted((a, b) => b - a);
  const standing = { kind, score, ...leadOf(by, orMore !== undefined || /at least/i.test(said)) } as const;
  const question = leanOn(readQuestion(text.replace(said, " "), book), before);
  if (question === null || question.unknown.length > 0 || !isOfFigures(question)) return null;
  const [named, another] = readQuestion(said, book).teams;
  const own = question.teams.length === 1 ? question.teams[0] : undefined;
  const whose = named !== undefined && another === undefined ? named : (own ?? question.players[0]?.team);
  const teams = whose !== undefined ? [whose] : standing.kind === "tied" ? [null] : sheet.teams;
  const told = teams.map((team) => ofStanding(standing, team, withSides(question, team), { sheet, answer }));
  return told.every((one) => one !== null) ? told.flat() : null;
}

function leadOf(by: string | undefined, isLeast: boolean): Pick<Standing, "least" | "most" | "by"> {
  if (by === undefined) return { least: 1, most: Infinity, by: "" };
  const points = /^double/i.test(by) ? DOUBLE_DIGITS : /^(?:two|2 |a )/i.test(by) ? TWO_SCORES : Number(by);
  const isRange = isLeast || Number.isNaN(Number(by));
  return { least: points, most: isRange ? Infinity : points, by: ` by ${points}${isRange ? " or more" : ""}` };
}

/** Without a team of its own the question is of the one that stands so, or of both. */
function withSides(question: Question, team: string | null): Question {
  return question.players.length > 0 || question.teams.length > 0 || team === null
    ? question
    : { ...question, teams: [team] };
}

function isOfFigures({ concepts, players, teams, asks, at, moment, threshold, nth, sized }: Question): boolean {
  if (at !== null || moment !== null || threshold !== null || nth !== null || sized !== null) return false;
  if (asks === "when" || asks === "why" || (asks === "yesNo" && concepts.size === 0) || !isOnly(concepts, FIGURES))
    return false;
  return concepts.size > 0 || players.length > 0 || teams.length > 0;
}

/** `what was the score when it was tied` is of the moment. */
function isBareScore({ concepts, asks, text }: Question): boolean {
  return !concepts.has("points") && asks !== "many" && !/\bscored?\b(?<!\bthe score)/.test(text);
}

function ofStanding(
  standing: Standing,
  team: string | null,
  question: Question,
  { sheet, answer }: Pick<Asked, "sheet" | "answer">,
): Sentence[] | null {
  const plays = playsWhile(standing, team, sheet).filter(
    (play) => question.period === null || isWithin(question.period, play),
  );
  const part = question.period === null ? "" : ` ${question.period.words}`;
  const { score } = standing;
  const isTied = standing.kind === "tied" || team === null;
  const who = isTied ? "the score" : `the ${sheet.nick(team)}`;
  const did = `${isTied ? "tied" : standing.kind === "ahead" ? "led" : "trailed"}${score === null ? standing.by : ` ${score.join("-")}`}${part}`;
  if (plays.length === 0) {
    const never = `${capitalized(who)} ${isTied ? "was " : ""}never ${did}.`;
    return [sheet.say(never, sheet.index.byId("result"))];
  }
  const words = isTied ? `while the score was tied, 0-0 included${part}` : `while ${who} ${did}`;
  const { concepts, players, asks } = question;
  if (players.length === 0 && asks !== "who" && ["points", "score", "scoreline"].some((one) => concepts.has(one)))
    return isOnly(concepts, POINTS) && !isBareScore(question)
      ? [shortened(pointsOf(plays, words, question, sheet), who, did)]
      : null;
  const period = {
    quarters: QUARTER_NAMES,
    within: null,
    words,
    plays: new Set(plays.map(({ playId }) => playId)),
  };
  const isOfAll = players.length === 0 && (concepts.size === 0 || isOnly(concepts, "perform stats offense"));
  const found = answer(
    { ...question, period, ...(isOfAll ? { concepts: new Set(["yards"]), asks: "other" } : {}) },
    sheet,
  );
  const own = found?.map((one) => shortened(one, who, did)) ?? null;
  return own === null || !isOfAll ? own : [...own, shortened(pointsOf(plays, words, question, sheet), who, did)];
}

/** Whose lead it was is not said twice. */
function shortened(sentence: Sentence, who: string, did: string): Sentence {
  const { text } = sentence;
  const isOwn = text.startsWith(capitalized(who));
  const short = did.replace(/^led/, "leading").replace(/^trailed/, "trailing");
  return isOwn ? { ...sentence, text: text.replace(`while ${who} ${did}`, `while ${short}`) } : sentence;
}

/** Points that were made at such snaps, with the tries after them. */
function pointsOf(plays: readonly Play[], words: string, { teams }: Question, sheet: GameSheet): Sentence {
  const sums = sheet.teams
    .filter((team) => teams.length !== 1 || team === teams[0])
    .map((team) => {
      const points = plays.reduce(
        (sum, play) => sum + (team === sheet.teams[0] ? play.awayPoints : play.homePoints),
        0,
      );
      return `the ${sheet.nick(team)} scored ${counted(points, "point")}`;
    });
  const proof = sheet.index
    .ofKind("score")
    .filter(({ at }) => plays.some(({ playId, isScoringPlay }) => isScoringPlay === 1 && playId === at?.playId));
  return sheet.say(`${capitalized(listWords(sums))} ${words}.`, sheet.index.byId("result"), ...proof);
}

/** The plays before which the score stood so; a try stands as its touchdown did. */
function playsWhile(standing: Standing, team: string | null, sheet: GameSheet): Play[] {
  const side = team === sheet.teams[0] ? 1 : -1;
  let last = 0;
  return sheet.read.plays.filter((play) => {
    const score = sheet.read.scores.get(play);
    if (score === undefined) return false;
    const margin = isTry(play.type) ? last : score.before.away - score.before.home;
    last = margin;
    const stood = [score.before.away, score.before.home].toSorted((a, b) => b - a);
    if (standing.score !== null && standing.score.some((points, at) => points !== stood[at])) return false;
    if (standing.kind === "tied") return margin === 0;
    const lead = margin * side * (standing.kind === "ahead" ? 1 : -1);
    return lead >= standing.least && lead <= standing.most;
  });
}
