import { counted } from "../../../facts/wording/number-words.ts";
import { capitalized, listWords } from "../../../words/sentence-words.ts";
import { possessive } from "../../../words/possessive.ts";
import { isGivenBy } from "../events/answer-giveaways.ts";
import { scorePlay } from "../plays/answer-after.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isOnly } from "../question/is-only.ts";
import { meets } from "../question/meets.ts";
import type { Question } from "../question/question.ts";
import { teamForms } from "../../../names/resolve-team.ts";
import { pointsOf } from "../sheet/points-of.ts";
import { withOpening } from "../sheet/with-opening.ts";

/** Where a team's points came from, those after turnovers, and whether it stood so at some time. Null where the question is about something else. */
export function answerPoints(question: Question, sheet: GameSheet): Sentence[] | null {
  if (question.players.length > 0 || question.period !== null || question.at !== null || !sheet.hasPlays) return null;
  return stoodAt(question, sheet) ?? heldPoints(question, sheet) ?? howScored(question, sheet);
}

/** Whose turnovers they are stands behind `off`: `points off turnovers by goff`. */
const OFF_BARE = /\b(?:off|from|after|on) (?:of )?(?:(?:the|all|any) )*(?:turnovers?|takeaways?|but)\b(?! by\b)/;

/** Whether points are asked for that came of the balls that somebody lost; who lost none won them. */
function isOfGiver(
  { playerId, team }: Question["players"][number],
  { asks, teams, text }: Question,
  { index }: GameSheet,
): boolean {
  if (!/^(?:other|many)$/.test(asks) || teams.includes(team) || OFF_BARE.test(text)) return false;
  return index.ofKind("turnover").some((won) => isGivenBy(won, playerId));
}

/** `how many points did they get off turnovers`: a team's, or each team's, with the scores. */
export function afterTurnovers(question: Question, sheet: GameSheet): Sentence[] | null {
  const { concepts, text, players, period, at } = question;
  const [giver, another] = players;
  const kind = giver !== undefined && concepts.has("interception") ? "interception" : "turnover";
  // `points of the Chargers off Denver turnovers`: the one who scored is named first.
  const [first] = question.teams;
  const isOfBoth = question.teams.length === 2;
  const theirs =
    OFF_THEIRS.exec(text)
      ?.slice(1)
      .find((word) => word !== undefined) ?? "";
  const teams =
    giver !== undefined
      ? [sheet.other(giver.team)]
      : isOfBoth && question.asks === "many"
        ? question.teams.slice(0, 1)
        : first !== undefined && !isOfBoth && teamForms(sheet.read.game).get(theirs) === first
          ? [sheet.other(first)]
          : question.teams;
  if (another !== undefined || period !== null || at !== null || !sheet.hasPlays) return null;
  if (giver !== undefined && !isOfGiver(giver, question, sheet)) return null;
  // How many there were is another part.
  if (question.teams.length === 2 && COUNT_TOO.test(text)) return null;
  const isAsked =
    (concepts.has(kind) || concepts.has("takeaway")) &&
    concepts.has("points") &&
    /\b(?:off|from|after|on)\b/.test(text);
  if (!isAsked || !isOnly(concepts, `${kind} takeaway points score total most made eachTeam compare better list`))
    return null;
  const led = sheet.index.ofKind("ledTo").filter(({ of: [id = ""] }) => {
    const won = sheet.index.byId(id);
    if (won?.kind !== "turnover" || (kind === "interception" && !won.marks.includes(kind))) return false;
    return giver === undefined || isGivenBy(won, giver.playerId);
  });
  const whose = giver === undefined ? "" : `${possessive(sheet.name(giver.playerId))} `;
  const scores = led.flatMap(({ of }) => sheet.index.byId(of[1] ?? "") ?? []);
  const words = sheet.teams
    .filter((team) => teams.length !== 1 || team === teams[0])
    .map((team) => {
      const points = scores
        .filter((fact) => fact.team === team)
        .reduce((sum, fact) => sum + pointsOf(fact, team, sheet), 0);
      return `the ${sheet.nick(team)} scored ${counted(points, "point")} after ${whose}${kind}s`;
    });
  const own = scores.filter(({ team }) => teams.length !== 1 || team === teams[0]);
  const items = own.length === 0 ? "" : `: ${listWords(own.map((fact) => sheet.item(fact)))}`;
  const won = led.flatMap(({ of }) => {
    const isOwn = own.some(({ id }) => id === of[1]);
    return isOwn ? (sheet.index.byId(of[0] ?? "") ?? []) : [];
  });
  return [
    sheet.say(`${capitalized(listWords(words))}${items}.`, ...led),
    ...(won.length === 0
      ? []
      : [
          sheet.say(
            `${won.length === 1 ? "The turnover before it" : "The turnovers before them"}: ${listWords(won.map((fact) => sheet.item(fact)))}.`,
            ...won,
          ),
        ]),
  ];
}

/** `rams turnovers and how many points did philly get off of them` */
const COUNT_TOO = /(?:\bhow many\b.*|^(?:the )?\w+ (?:turnovers?|giveaways?) .*)\bhow many\b/;
/** `points off Rams turnovers` are the other team's. */
const OFF_THEIRS =
  /\b(?:off|from|after)(?: of)? (?:\w+ ){0,2}?(\w+) (?:turnovers?|giveaways?)\b|\b(?:turnovers?|giveaways?) by (?:the )?(\w+)\b/;

/** `and what did they get from it`, after a question about turnovers: the points of the team that took them. */
export function pointsOffIt(own: Question, last: Question, sheet: GameSheet): Sentence[] | null {
  const isOfTurnovers = ["turnover", "takeaway", "interception", "fumble"].some((one) => last.concepts.has(one));
  if (!isOfTurnovers || last.players.length > 0 || last.period !== null || !OFF_IT.test(own.text)) return null;
  const [given] = last.teams;
  const isTaken = last.concepts.has("takeaway");
  const taker = given === undefined ? [] : [isTaken ? given : sheet.other(given)];
  const teams = own.teams.length > 0 ? own.teams : taker;
  return afterTurnovers(
    { ...own, teams, asks: "many", text: "points off turnovers", concepts: new Set(["turnover", "points"]) },
    sheet,
  );
}

const OFF_IT =
  /\b(?:get|got|score\w*|do|did|make|made|cash\w*|points?)\b.*\b(?:from|off|off of|out of|with|on) (?:it|them|em|those|that|these)\b/;

/** `was it 28-6 at some point`: the score that made it so. */
function stoodAt({ numbers, asks, concepts, text }: Question, sheet: GameSheet): Sentence[] | null {
  if (numbers.length !== 2 || (asks !== "yesNo" && asks !== "when")) return null;
  if (!isOnly(concepts, "score scoreline lead trail points tie happened tieScore")) return null;
  if (!/\b\d{1,2} (?:to )?\d{1,2}\b/.test(text)) return null;
  const play = scorePlay(text, sheet);
  const fact = play === null ? undefined : sheet.index.onPlay(play.playId).find(({ kind }) => kind === "score");
  if (fact === undefined) return [sheet.say("No, it never stood so after a score.", sheet.index.byId("result"))];
  const { text: words, ...rest } = sheet.event(fact);
  return [{ ...rest, text: asks === "yesNo" ? `Yes. ${words}` : words }];
}

/** `did the Bears score 20`, `over 24 points for Dallas`: a team's points against a number. */
function heldPoints({ threshold, teams, concepts, asks, numbers }: Question, sheet: GameSheet): Sentence[] | null {
  const [team, other] = teams;
  const result = sheet.index.byId("result");
  if (threshold === null || team === undefined || other !== undefined || result?.score === null || result === null)
    return null;
  if (asks !== "yesNo" || numbers.length > 0 || concepts.size === 0 || !isOnly(concepts, "score points made total"))
    return null;
  const points = team === sheet.teams[0] ? result.score.after.away : result.score.after.home;
  return withOpening(meets(points, threshold), sheet.sentences(result));
}

const SINCE =
  /\bhow many (?:points|pts) (?:did|do) .*\b(?:after|once|since) (?:it (?:was|got to)|the score was|they (?:were|got) (?:up|down)) (\d{1,2} (?:to )?\d{1,2})\b/;

/** `how many points did they score after it was 14-7`: a team's, or each team's. */
export function pointsSince({ text, teams, players }: Question, sheet: GameSheet): Sentence[] | null {
  const [, score] = SINCE.exec(text) ?? [];
  const play = score === undefined || players.length > 0 ? null : scorePlay(score, sheet);
  const then = play === null ? undefined : sheet.index.onPlay(play.playId).find(({ kind }) => kind === "score")?.score;
  const result = sheet.index.byId("result");
  if (play === null || then === undefined || then === null || result?.score === undefined || result.score === null)
    return null;
  const { away, home } = result.score.after;
  const words = sheet.teams
    .filter((team) => teams.length !== 1 || team === teams[0])
    .map((team) => {
      const points = team === sheet.teams[0] ? away - then.after.away : home - then.after.home;
      return `the ${sheet.nick(team)} scored ${counted(points, "point")}`;
    });
  return [sheet.say(`${capitalized(listWords(words))} after it was ${sheet.score(then.after)}.`, result)];
}

const MOST_SCORES = 10;

/** `how'd the Bills get their points` */
function howScored({ asks, concepts, teams, nth }: Question, sheet: GameSheet): Sentence[] | null {
  const [team, other] = teams;
  const isOnlySo = asks === "why" && concepts.has("only");
  if (!(asks === "how" || isOnlySo) || team === undefined || other !== undefined || nth !== null) return null;
  if (concepts.size === 0 || !isOnly(concepts, "points score scoreline made only")) return null;
  return scoresOf(team, sheet);
}

/** All scores of a team in one sentence; null where it has none, or too many to read. */
export function scoresOf(team: string, sheet: GameSheet): Sentence[] | null {
  const scores = sheet.index.ofKind("score").filter((fact) => fact.team === team);
  if (scores.length === 0 || scores.length > MOST_SCORES) return null;
  return [
    sheet.say(`The ${sheet.nick(team)}' scores: ${listWords(scores.map((fact) => sheet.item(fact)))}.`, ...scores),
  ];
}
