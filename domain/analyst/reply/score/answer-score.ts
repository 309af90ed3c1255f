import type { Fact } from "../../../facts/fact.ts";
import { counted, times } from "../../../facts/wording/number-words.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { answerOutcome, DOUBLE_DIGITS, isOneScore, ONE_SCORE } from "./answer-outcome.ts";
import { closingRun } from "./closing-run.ts";
import { ledIn } from "./led-in.ts";
import { comebackScores } from "../sheet/comeback-scores.ts";
import { isOnly } from "../question/is-only.ts";
import { byQuarter } from "./by-quarter.ts";
import { withOpening } from "../sheet/with-opening.ts";
import type { Question } from "../question/question.ts";
import { takeawaysOf } from "../sheet/takeaways-of.ts";
import { isAt, isWithin } from "../sheet/is-within.ts";
import { capitalized, listWords } from "../../../words/sentence-words.ts";
import type { Period } from "../question/when-asked.ts";

/** The score, who was ahead and when, and how the lead moved. Null where the question is about something else. */
export function answerScore(question: Question, sheet: GameSheet): Sentence[] | null {
  const result = sheet.index.byId("result");
  if (question.players.length > 0 || result === null || question.position !== null || question.moment !== null)
    return null;
  if (question.concepts.has("eachTeam")) return answerScore(withoutEachTeam(question), sheet);
  const standing = atBreak(question, sheet);
  if (standing !== null || question.concepts.size === 0) return standing;
  return (
    byQuarter(question, sheet) ??
    blewLead(question, sheet) ??
    ledIn(question, sheet) ??
    closeIn(question, sheet) ??
    inPart(question, sheet) ??
    largest(question, sheet) ??
    cameBackIn(question, sheet) ??
    movements(question, sheet) ??
    answerOutcome(question, sheet, result)
  );
}

/** The score is of both teams anyway. */
function withoutEachTeam(question: Question): Question {
  const kept = [...question.concepts].filter((concept) => concept !== "eachTeam");
  return { ...question, concepts: new Set(kept) };
}

function atBreak(question: Question, sheet: GameSheet): Sentence[] | null {
  const { at, concepts, asks, teams, numbers } = question;
  if (at === null) return null;
  const fact = sheet.index.byId(`break:${at.after}`);
  const allowed =
    "score scoreline points win lose lead trail tie margin last total happened biggest much first list comeback isOver";
  if (fact === null || fact.score === null || !isOnly(concepts, allowed)) return null;
  const stated = sheet.sentences(fact);
  // `was it 24-0 at the half`
  const [high, low] = numbers.toSorted((one, another) => another - one);
  const { away, home } = fact.score.after;
  if (asks === "yesNo" && high !== undefined && low !== undefined)
    return withOpening(high === Math.max(away, home) && low === Math.min(away, home), stated);
  // Whether it is halftime is another question.
  if (concepts.size === 0 && asks === "yesNo") return null;
  if (asks !== "yesNo") return stated;
  const [team] = teams;
  const isSo = concepts.has("margin")
    ? isOneScore(question, fact.score.after)
    : concepts.has("tie")
      ? fact.team === null
      : team === undefined
        ? null
        : concepts.has("lose") || concepts.has("trail")
          ? fact.team === sheet.other(team)
          : fact.team === team;
  return withOpening(isSo, stated);
}

/** `was it a one score game in the 4th`: how close it was at some time of a part of the game. */
function closeIn({ period, concepts, asks, text, numbers }: Question, sheet: GameSheet): Sentence[] | null {
  if (period === null || asks !== "yesNo" || !isOnly(concepts, "margin score points") || !concepts.has("margin"))
    return null;
  const most = /\bone (?:score|possession)\b/.test(text) ? ONE_SCORE : numbers[0];
  const margins = sheet.read.plays.flatMap((play) => {
    const score = isWithin(period, play) ? sheet.read.scores.get(play) : undefined;
    return score === undefined ? [] : [score.before, score.after].map(({ away, home }) => Math.abs(away - home));
  });
  if (most === undefined || margins.length === 0) return null;
  const least = Math.min(...margins);
  const words = `The smallest margin ${period.words} was ${counted(least, "point")}.`;
  return withOpening(least <= most, [sheet.say(words, sheet.index.byId("result"))]);
}

/** Points of a quarter or a half. */
function inPart(question: Question, sheet: GameSheet): Sentence[] | null {
  const { period, concepts, teams, asks } = question;
  if (period === null || period.within !== null) return null;
  // `list the scoring plays in the third quarter`
  if ((question.order.includes("list") || (asks === "how" && teams.length === 1)) && concepts.has("score")) return null;
  if (
    !isOnly(
      concepts,
      "score scoreline points win lose most total better made compare shutout margin perform gave defense",
    )
  )
    return null;
  // What a defense gave up the other team scored.
  const [of] = teams;
  if ((concepts.has("gave") || concepts.has("defense")) && of !== undefined && teams.length === 1) {
    const kept = [...concepts].filter((one) => one !== "gave" && one !== "defense");
    return inPart({ ...question, concepts: new Set(kept), teams: [sheet.other(of)] }, sheet);
  }
  if (asks === "who" && !concepts.has("most") && !concepts.has("win") && !concepts.has("points")) return null;
  // Whether it was close at some time of it is more than its points say.
  if (asks === "yesNo" && concepts.has("margin")) return null;
  const facts = sheet.index.ofKind("quarter").filter(({ at }) => at !== null && period.quarters.includes(at.quarter));
  if (facts.length < 2 || facts.length < period.quarters.length) return null;
  if (period.quarters[0] === "OT" && concepts.has("win") && (asks === "how" || asks === "why")) return null;
  if (period.quarters[0] === "OT" && concepts.has("win")) return sheet.sentences(sheet.index.byId("result"));
  const sums = sheet.teams.map((team) => {
    const own = facts.filter((fact) => fact.team === team);
    return { team, own, points: own.reduce((sum, { values }) => sum + (values.points ?? 0), 0) };
  });
  const wanted =
    concepts.has("most") || concepts.has("win") || concepts.has("compare")
      ? sums
      : sums.filter(({ team }) => teams.length !== 1 || team === teams[0]);
  const words = listWords(
    wanted.map(({ team, points }) => `the ${sheet.nick(team)} scored ${counted(points, "point")}`),
  );
  const text = `${capitalized(words)} ${period.words}.`;
  const [only] = wanted;
  const [a, b] = sums;
  if (asks === "yesNo" && only !== undefined && teams.length === 1) {
    const other = sums.find(({ team }) => team !== teams[0])?.points ?? 0;
    const own = sums.find(({ team }) => team === teams[0])?.points ?? 0;
    const isSo = concepts.has("lose")
      ? own < other
      : concepts.has("win") || concepts.has("most")
        ? own > other
        : concepts.has("shutout")
          ? own === 0
          : own > 0;
    return [sheet.say(`${isSo ? "Yes" : "No"}. ${text}`, ...wanted.flatMap(({ own: facts }) => facts))];
  }
  if (asks === "yesNo" && a !== undefined && b !== undefined && !concepts.has("total"))
    return [sheet.say(`${a.points + b.points > 0 ? "Yes" : "No"}. ${text}`, ...facts)];
  const total =
    concepts.has("total") && a !== undefined && b !== undefined ? ` That is ${a.points + b.points} in all.` : "";
  const told = sheet.say(`${text}${total}`, ...wanted.flatMap(({ own }) => own));
  return [told, ...scoresIn(period, wanted, sheet)];
}

/** More scores are no answer to read. */
const MOST_SCORES = 6;

/** What made the points of a part of the game, the same teams' alone. */
function scoresIn(period: Period, wanted: readonly { team: string }[], sheet: GameSheet): Sentence[] {
  const teams = new Set(wanted.map(({ team }) => team));
  const scores = sheet.index
    .ofKind("score")
    .filter((fact) => isAt(period, fact.at) && fact.team !== null && teams.has(fact.team));
  if (scores.length === 0 || scores.length > MOST_SCORES) return [];
  const items = listWords(scores.map((fact) => sheet.item(fact)));
  return [sheet.say(`${scores.length === 1 ? "The score" : "The scores"}: ${items}.`, ...scores)];
}

function largest({ concepts, teams, period, asks, text }: Question, sheet: GameSheet): Sentence[] | null {
  const isLead =
    concepts.has("leadWords") ||
    (concepts.has("lead") && (concepts.has("biggest") || concepts.has("most") || concepts.has("longest"))) ||
    (concepts.has("points") && concepts.has("lead") && concepts.has("most"));
  const isDeficit =
    (concepts.has("trail") || concepts.has("comeback")) &&
    (concepts.has("biggest") || concepts.has("most") || asks === "many" || /\bhow (?:much|far|big)\b/.test(text));
  if (
    period !== null ||
    (!isLead && !isDeficit) ||
    !isOnly(
      concepts,
      `lead leadWords biggest most points trail comeback score list longest better${teams.length === 1 ? " lose blewLead" : ""}`,
    )
  )
    return null;
  const wanted = sheet.teams.filter(
    (team) => teams.length !== 1 || (isDeficit ? team !== teams[0] : team === teams[0]),
  );
  const facts = wanted.flatMap((team) => sheet.index.byId(`lead:${team}`) ?? []);
  const [team] = wanted;
  if (facts.length === 0) {
    if (wanted.length === 1 && team !== undefined)
      return sheet
        .sentences(sheet.index.byId(`neverLed:${team}`) ?? null)
        .concat(sheet.sentences(sheet.index.byId("result")));
    return asks === "yesNo" ? null : [sheet.say("Neither team has led.", sheet.index.byId("result"))];
  }
  return facts.toSorted((a, b) => (b.values.margin ?? 0) - (a.values.margin ?? 0)).map((fact) => sheet.event(fact));
}

const MOST_TIES = 5;

/** `17-17 on Higgins' 3-yard touchdown catch (Q3, 2:01)` */
function tieWords(sheet: GameSheet): (fact: Fact) => string {
  return (fact) => {
    const after = fact.score?.after;
    return `${after === undefined ? "" : `${after.away}-${after.home} on `}${sheet.item(fact)}`;
  };
}

/** `how did they come back in the last two minutes`: the scores of that part of the game. */
function cameBackIn({ concepts, teams: [team], period, asks }: Question, sheet: GameSheet): Sentence[] | null {
  if (period === null || team === undefined || !concepts.has("comeback") || asks === "yesNo") return null;
  if (!isOnly(concepts, "comeback win lead tie happened made")) return null;
  const scores = sheet.index.ofKind("score").filter((fact) => fact.team === team && isAt(period, fact.at));
  return scores.length === 0 ? null : [...scores.map((fact) => sheet.event(fact)), ...takeawaysOf(scores, sheet)];
}

/** How often the lead changed hands in a part of the game. */
function changesIn(period: Period, fact: Fact | null, sheet: GameSheet): Sentence[] {
  const scores = (fact?.of ?? []).flatMap((id) => sheet.index.byId(id) ?? []).filter(({ at }) => isAt(period, at));
  const proof = scores.length === 0 ? [sheet.index.byId("result")] : scores;
  const often = scores.length === 0 ? "never changed hands" : `changed hands ${times(scores.length)}`;
  const which = scores.length === 0 ? "" : `: ${listWords(scores.map((score) => sheet.item(score)))}`;
  return [sheet.say(`The lead ${often} ${period.words}${which}.`, ...proof)];
}

/** Changes of the lead, ties, comebacks, and whether a team ever led or trailed. */
function movements(question: Question, sheet: GameSheet): Sentence[] | null {
  const { concepts, teams, asks, period } = question;
  const [team] = teams;
  const { index } = sheet;
  if (!sheet.hasPlays) return null;
  if (isOnly(concepts, "leadChange list lead score total") && concepts.has("leadChange")) {
    const fact = index.byId("count:leadChanges");
    if (period !== null) return changesIn(period, fact, sheet);
    const no = asks === "yesNo" ? "No, the" : "The";
    if (fact === null) return [sheet.say(`${no} lead never changed hands.`, index.byId("result"))];
    const scores = fact.of.flatMap((id) => index.byId(id) ?? []);

    return [
      ...withOpening(asks === "yesNo" ? true : null, sheet.sentences(fact)),
      ...(scores.length > 6
        ? []
        : [
            sheet.say(
              `${scores.length === 1 ? "The score" : "The scores"} that did it: ${listWords(scores.map((score) => sheet.item(score)))}.`,
              ...scores,
            ),
          ]),
    ];
  }
  if (period !== null) return null;
  const run = closingRun(question, sheet);
  if (run !== null) return run;
  if (isOnly(concepts, "unanswered points score longest biggest most last") && concepts.has("unanswered")) {
    const runs = index
      .ofKind("run")
      .filter((fact) => teams.length !== 1 || fact.team === team)
      .toSorted((a, b) => (b.values.points ?? 0) - (a.values.points ?? 0));
    const [most] = runs;
    if (most === undefined || asks === "many" || concepts.has("most") || concepts.has("biggest"))
      return most === undefined ? null : sheet.sentences(most);
    const scored = most.of.flatMap((id) => index.byId(id) ?? []);
    const list = listWords(scored.map((score) => sheet.item(score)));
    return [...sheet.sentences(most), sheet.say(`The scores: ${list}.`, ...scored)];
  }
  if (
    isOnly(concepts, "tie score scoreline list total first last") &&
    concepts.has("tie") &&
    !index.byId("result")?.marks.includes("tie")
  ) {
    if (concepts.has("first") || concepts.has("last") || asks === "when" || asks === "who") return null;
    const fact = index.byId("count:ties");
    const no = asks === "yesNo" ? "No. The" : "The";
    if (fact === null) return [sheet.say(`${no} score was never tied after the first points.`, index.byId("result"))];
    const ties = fact.of.flatMap((id) => index.byId(id) ?? []);
    const each =
      ties.length > MOST_TIES ? [] : [sheet.say(`${capitalized(listWords(ties.map(tieWords(sheet))))}.`, ...ties)];
    return [...withOpening(asks === "yesNo" ? true : null, sheet.sentences(fact)), ...each];
  }
  if (
    concepts.has("comeback") &&
    isOnly(concepts, "comeback win biggest lead points margin trail lose made happened")
  ) {
    const comebacks = index.ofKind("comeback");
    const [fact] = comebacks;
    if (index.phase !== "over") return null;
    const winner = index.byId("result")?.team ?? null;
    if (fact === undefined && (team === undefined || team === winner)) {
      const never = winner === null ? null : index.byId(`neverTrailed:${winner}`);
      return never === null
        ? null
        : [...(asks === "yesNo" ? [sheet.say("No.", never)] : []), ...sheet.sentences(never)];
    }
    if (asks === "yesNo" && team !== undefined && fact?.team !== team)
      return withOpening(false, sheet.sentences(index.byId("result")));
    // Who came back and lost all the same.
    if (fact === undefined || (team !== undefined && fact.team !== team)) {
      if (team === undefined) return null;
      const tried = comebackScores(sheet, team);
      return tried.length === 0
        ? null
        : [
            ...sheet.sentences(index.byId(`lead:${sheet.other(team)}`)),
            ...tried,
            ...sheet.sentences(index.byId("result")),
          ];
    }
    const scores = asks === "how" || asks === "why" ? comebackScores(sheet) : [];
    return [
      ...scores,
      ...withOpening(asks === "yesNo" ? true : null, sheet.sentences(fact)),
      ...sheet.sentences(index.byId("result")),
    ];
  }
  return inARow(question, sheet) ?? everLed(question, sheet);
}

/** Drives, scores or tries in a row. */
function inARow({ concepts, teams }: Question, sheet: GameSheet): Sentence[] | null {
  const isAsked =
    concepts.has("streak") && ["drive", "score", "touchdown", "fieldGoal", "punt"].some((one) => concepts.has(one));
  if (!isAsked || !isOnly(concepts, "streak drive score touchdown fieldGoal punt longest most last total made points"))
    return null;
  const facts = sheet.index.ofKind("inARow").filter(({ team }) => teams.length !== 1 || team === teams[0]);
  return facts.length === 0 ? null : sheet.sentences(...facts.slice(0, 3));
}

/** Whether a team that was ahead lost, because the other one came back; or that it never was ahead. */
function blewLead({ concepts, teams, asks }: Question, sheet: GameSheet): Sentence[] | null {
  const result = sheet.index.byId("result");
  if (
    !concepts.has("blewLead") ||
    !isOnly(concepts, "blewLead win lose biggest happened points") ||
    sheet.index.phase !== "over"
  )
    return null;
  const [comeback] = sheet.index.ofKind("comeback");
  const [team] = teams;
  const isSo = comeback !== undefined && (team === undefined || comeback.team !== team);
  const never = team === undefined ? null : sheet.index.byId(`neverLed:${team}`);
  if (asks !== "yesNo" && !isSo && never === null) return null;
  const stated = sheet.sentences(never ?? comeback ?? null, result);
  if (asks === "yesNo") return withOpening(isSo, stated);
  return [...stated, ...(isSo && (asks === "how" || asks === "why") ? comebackScores(sheet) : [])];
}

function everLed({ concepts, teams, asks, text, numbers, threshold }: Question, sheet: GameSheet): Sentence[] | null {
  const [team] = teams;
  const { index } = sheet;
  const isEver =
    /\b(?:ever|at any point|at all|never)\b/.test(text) ||
    asks === "yesNo" ||
    (asks === "who" && /\bnever\b/.test(text));
  if (
    team === undefined ||
    teams.length > 1 ||
    !isEver ||
    !isOnly(concepts, "lead trail win lose goAhead season2 margin points biggest") ||
    !(concepts.has("lead") || concepts.has("trail") || concepts.has("goAhead"))
  )
    return null;
  if (index.phase === "live" && !/\bever\b/.test(text)) return null;
  const isTrail = concepts.has("trail") || (concepts.has("lose") && !concepts.has("lead"));
  const whose = isTrail ? sheet.other(team) : team;
  const lead = index.byId(`lead:${whose}`);
  if (lead === null) {
    const no = /\bnever\b/.test(text) ? "Right, " : "No, ";
    return [
      sheet.say(
        `${no}the ${sheet.nick(team)} never ${isTrail ? "trailed" : "led"}.`,
        index.byId(`${isTrail ? "neverTrailed" : "neverLed"}:${team}`) ?? index.byId("result"),
      ),
    ];
  }
  const stated = sheet.event(lead);
  const least = /\bdouble digits?\b/.test(text) ? DOUBLE_DIGITS : (numbers[0] ?? threshold?.value ?? 1);
  if (concepts.has("margin") && !/\bdouble digits?\b/.test(text)) return null;
  return [{ ...stated, text: `${(lead.values.margin ?? 0) >= least ? "Yes" : "No"}. ${stated.text}` }];
}
