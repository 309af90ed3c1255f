import type { Fact, Points } from "../../../facts/fact.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isOnly } from "../question/is-only.ts";
import type { Question } from "../question/question.ts";

const MOST_TOLD = 4;

/** From the score that put a team ahead to the one that ended its lead; null where it never ended. */
interface Lead {
  from: Fact;
  to: Fact | null;
}

/** `when did the Chiefs lead`, `when did they trail`, `when did the Eagles blow their lead`: every lead of a team with its end, or that it had or lost none. Null where something else is asked. */
export function answerLedWhen(question: Question, sheet: GameSheet): Sentence[] | null {
  const { asks, concepts, teams, players, period, at, numbers, threshold, nth, text } = question;
  const [team, other] = teams;
  if (team === undefined || other !== undefined || players.length > 0 || sheet.index.phase === "before") return null;
  if (period !== null || at !== null || numbers.length > 0 || threshold !== null || nth !== null) return null;
  const isBlown = concepts.has("blewLead");
  // When a team trailed the other one led.
  const isTrail = concepts.has("trail");
  const isLast = /\blast\b|\bfor good\b/.test(text);
  const isFirst = /\bfirst\b/.test(text);
  const own = isBlown ? "blewLead" : isTrail ? "trail" : "lead";
  const beside = isLast ? " last goAhead" : isFirst && own === "lead" ? " first goAhead" : "";
  const isOfLead = concepts.has(own) && isOnly(concepts, `${own}${beside}`);
  const isWhy = isBlown && (asks === "why" || asks === "how");
  if (!isOfLead || !(asks === "when" || isWhy) || question.unknown.length > 0) return null;
  const ahead = isTrail ? sheet.other(team) : team;
  const all = leadsOf(ahead, sheet);
  // Who lost the lead and took it back did not lose it for good.
  if (isBlown && isLast && all.at(-1)?.to === null) return null;
  const lost = all.filter(({ to }) => to !== null);
  if (isWhy && lost.length > 0) return null;
  const nick = sheet.nick(ahead);
  const result = sheet.index.byId("result");
  if (all.length === 0)
    return isTrail
      ? [sheet.say(`The ${sheet.nick(team)} never trailed.`, sheet.index.byId(`neverTrailed:${team}`) ?? result)]
      : [sheet.say(`The ${nick} never led.`, sheet.index.byId(`neverLed:${team}`) ?? result)];
  const [first] = all;
  if (isBlown && lost.length === 0 && first !== undefined)
    return [sheet.say(`The ${nick} never lost their lead once they had it.`, result), sheet.event(first.from)];
  const told = (isBlown ? lost : all).slice(isLast ? -1 : 0, isFirst ? 1 : undefined);
  return told.length > MOST_TOLD
    ? null
    : [...told.map((lead) => tellLead(lead, nick, sheet)), ...sheet.sentences(result)];
}

function leadsOf(team: string, sheet: GameSheet): readonly Lead[] {
  const isAhead = ({ away, home }: Points): boolean => (team === sheet.teams[0] ? away > home : home > away);
  const scores = sheet.index.ofKind("score");
  return scores.flatMap((from, at) => {
    if (from.score === null || isAhead(from.score.before) || !isAhead(from.score.after)) return [];
    const to = scores.slice(at + 1).find(({ score }) => score !== null && !isAhead(score.after)) ?? null;
    return [{ from, to }];
  });
}

function tellLead({ from, to }: Lead, nick: string, sheet: GameSheet): Sentence {
  const end =
    to === null
      ? sheet.index.phase === "over"
        ? "kept it to the end"
        : "have it still"
      : `lost it on ${sheet.item(to)}`;
  return sheet.say(`The ${nick} took the lead on ${sheet.item(from)} and ${end}.`, from, to);
}
