import { chancesOn } from "../../../usage/chances-on.ts";
import { gameUsage, type PlayerUsage } from "../../../usage/player-usage.ts";
import type { Question } from "../question/question.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isWithin } from "../sheet/is-within.ts";

const AIR_YARDS = /\bair (?:yards?|yds?|yardage)\b/;
const MOST = /\b(?:most|lead\w*|led|top|best|highest|leaders?)\b/;

/**
 * `how many air yards did Chase have`, `who led in air yards`: how far he was thrown to, with his share of his team's, as the table of usage has it. Null of
 * passers, of whose passes it is no figure there, and where the source measures none.
 */
export function answerAirYards(
  { text, players, teams, period, threshold, isShared }: Question,
  sheet: GameSheet,
): Sentence[] | null {
  if (!AIR_YARDS.test(text) || threshold !== null) return null;
  const plays = sheet.read.plays.filter((play) => period === null || isWithin(period, play));
  const usage = gameUsage(plays).filter(({ targets, airYards }) => targets > 0 && airYards !== null);
  const when = period === null ? "" : ` ${period.words}`;
  const tell = ({ playerId, team, airYards, teamAirYards }: PlayerUsage): Sentence => {
    const [own, all] = [airYards ?? 0, teamAirYards ?? 0];
    const isPart = own > 0 && all > own;
    const share = isPart ? `, ${Math.round((100 * own) / all)} percent of the ${sheet.nick(team)}' ${all}` : "";
    const receipts = plays
      .filter((play) => chancesOn(play).some((one) => one.playerId === playerId && one.kind === "target"))
      .map(({ playId }) => ({ kind: "play" as const, playId }));
    return { text: `${sheet.name(playerId)} had ${own} air yards${when}${share}.`, ids: [], receipts };
  };
  const meaning = sheet.say("Air yards are how far he was thrown to, caught or not.", null);
  if (players.length > 0) {
    const own = usage.filter(({ playerId }) => players.some((one) => one.playerId === playerId));
    return own.length === 0 || (own.length < players.length && !isShared) ? null : [...own.map(tell), meaning];
  }
  const [most] = usage
    .filter(({ team }) => teams.length !== 1 || team === teams[0])
    .toSorted((one, other) => (other.airYards ?? 0) - (one.airYards ?? 0));
  return most === undefined || !MOST.test(text) ? null : [tell(most), meaning];
}
