import type { Fact, Points } from "../../../facts/fact.ts";
import { counted } from "../../../facts/wording/number-words.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import type { Concept } from "../question/lexicon.ts";
import { isOnly } from "../question/is-only.ts";
import { withOpening } from "../sheet/with-opening.ts";
import type { Question } from "../question/question.ts";

const OUTCOME =
  "win lose beat score scoreline points margin lead trail last tie total shutout overtime biggest better most compare isOver gave home playoff scoreless defense";

export const ONE_SCORE = 8;
export const DOUBLE_DIGITS = 10;

/** Whether teams are within one score, where that and no more is asked; null where it is denied. */
export function isOneScore({ concepts, text }: Question, { away, home }: Points): boolean | null {
  const isAsked =
    /\b(?:one|1) (?:score|possession)\b/.test(text) &&
    !/\b(?:not|nt|never|more|over|up|ahead|down|behind)\b/.test(text);
  return isAsked && isOnly(concepts, "margin score points") ? Math.abs(away - home) <= ONE_SCORE : null;
}

/** By how much; whether by one score or by double digits. Whether that is close is an opinion. */
function margin({ asks, text }: Question, sheet: GameSheet, result: Fact): Sentence[] {
  const points = result.values.margin ?? 0;
  const stated = sheet.sentences(result);
  if (asks === "yesNo" && /double digit/.test(text)) return withOpening(points >= DOUBLE_DIGITS, stated);
  if (asks === "yesNo" && /one (?:score|possession)/.test(text)) return withOpening(points <= ONE_SCORE, stated);
  return [
    ...stated,
    sheet.say(`The margin ${sheet.index.phase === "over" ? "was" : "is"} ${counted(points, "point")}.`, result),
  ];
}

/** Seconds before the end of a game in which a score is how it ended. */
const AT_THE_END = 60;

/** The last drive and snap of a game, where no score came at its very end. */
function lastDrive(scores: readonly Fact[], sheet: GameSheet): Sentence[] {
  const end = Math.max(...sheet.read.plays.map((play) => sheet.read.moments.get(play)?.elapsed ?? 0));
  if (scores.some(({ at }) => (at?.elapsed ?? 0) > end - AT_THE_END)) return [];
  const drive = sheet.index.ofKind("drive").at(-1);
  const snap = sheet.read.plays.findLast(({ down, credits }) => down > 0 && credits.length > 0);
  return [...(drive === undefined ? [] : [sheet.event(drive)]), ...(snap === undefined ? [] : [sheet.told(snap)])];
}

/** Who won, and by how much. */
export function answerOutcome(question: Question, sheet: GameSheet, result: Fact): Sentence[] | null {
  const { concepts, teams, asks, period, threshold, text, numbers, nth } = question;
  if (
    period !== null ||
    question.at !== null ||
    threshold !== null ||
    numbers.length > 0 ||
    nth !== null ||
    !isOnly(concepts, OUTCOME)
  )
    return null;
  const has = (...some: readonly Concept[]): boolean => some.some((one) => concepts.has(one));
  if (has("most") && !has("points", "score")) return null;
  // How a defense did is told by its own rows.
  if (has("defense") && !has("gave", "points", "score")) return null;
  if (has("biggest") && !has("margin", "win")) return null;
  if (has("playoff") && sheet.index.ofKind("stage").length < 2) return null;
  const { score, team: leader, values } = result;
  if (score === null) return null;
  const isOver = sheet.index.phase === "over";
  const [team] = teams.length === 1 ? teams : [];
  const stated = sheet.sentences(result);
  const answer = (isSo: boolean): Sentence[] => withOpening(isSo, stated);
  if (has("overtime")) {
    const went = sheet.read.game.isOvertime;
    if (!isOnly(concepts, "overtime win lose last score scoreline isOver")) return null;
    const words = went
      ? isOver
        ? "Yes, it went to overtime."
        : "Yes, it is in overtime."
      : isOver
        ? "No, it did not go to overtime."
        : "No, not so far.";
    if (asks === "yesNo" || !has("win", "score", "scoreline", "lose")) return [sheet.say(words, result), ...stated];
    return stated;
  }
  if (has("shutout")) {
    const none = Math.min(score.after.away, score.after.home) === 0;
    return asks === "yesNo" && isOver ? answer(none) : null;
  }
  if (has("margin") && ((has("trail", "lead") && asks === "yesNo") || asks === "when")) return null;
  if (has("margin")) return margin(question, sheet, result);
  if (has("total") && !has("win", "lose", "scoreline", "margin", "lead")) {
    if (team === undefined)
      return [
        sheet.say(
          `The teams ${isOver ? "scored" : "have scored"} ${counted(values.totalPoints ?? 0, "point")} in all (${sheet.score(score.after)}).`,
          result,
        ),
      ];
  }
  if (has("points", "gave") && !has("most", "margin") && team !== undefined && !has("win", "lose", "lead")) {
    const scorer = has("gave") ? sheet.other(team) : team;
    const points = scorer === sheet.teams[0] ? score.after.away : score.after.home;
    return [
      sheet.say(`The ${sheet.nick(scorer)} ${isOver ? "scored" : "have scored"} ${counted(points, "point")}.`, result),
      ...stated,
    ];
  }
  if (
    has("points", "score") &&
    !has("win", "lose", "most", "better", "lead", "trail", "last", "scoreline") &&
    asks !== "other" &&
    asks !== "many" &&
    team === undefined
  )
    return null;
  if (
    has("score") &&
    !has("win", "lose", "scoreline", "lead", "most", "compare") &&
    (asks === "who" || asks === "when")
  )
    return null;
  if (has("score") && asks === "yesNo" && team !== undefined && !has("most", "win", "last")) return null;
  if (has("score", "points") && !has("scoreline", "win", "total") && /\b(?:list|all|every|each)\b/.test(text))
    return null;
  if (/^final\??$/.test(text)) return stated;
  if (asks === "when" || (has("last") && !has("scoreline", "win", "lose", "lead"))) return null;
  if (has("scoreline") && isOver && /\bhow did .*\b(?:end|finish)/.test(text)) {
    const last = [
      ...sheet.index.ofKind("score").slice(-1),
      ...sheet.index.ofKind("deciding").filter(({ marks }) => marks.includes("sealed")),
    ];
    return [...stated, ...last.map((fact) => sheet.event(fact)), ...lastDrive(last, sheet)];
  }
  if (has("isOver") && !has("win", "lose", "score", "scoreline")) return null;
  if (asks === "yesNo" && has("tie")) return answer(leader === null);
  if (asks === "yesNo" && team !== undefined && has("win", "beat", "lead", "most", "better"))
    return answer(leader === team);
  if (asks === "yesNo" && team !== undefined && has("lose", "trail")) return answer(leader !== null && leader !== team);
  if (asks === "yesNo" && has("home") && has("win", "lose"))
    return answer((leader === sheet.teams[1]) !== (/\b(?:away|road|visit)/.test(text) !== has("lose")));
  if (teams.length === 2 && asks === "yesNo" && has("beat", "win")) return answer(leader === teams[0]);
  if (asks === "why" || asks === "how") return null;
  if (has("better") && !has("points")) return null;
  return stated;
}
