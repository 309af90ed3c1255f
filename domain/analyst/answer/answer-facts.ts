import type { Asking } from "./asking.ts";
import type { GameInfo } from "../tools/get-game-info.ts";
import type { Question } from "./question.ts";
import { formatInteger } from "../../words/format.ts";
import { SEASON_TYPE, seasonTypeLabel } from "../../game/season-type.ts";
import { spokenList } from "./spoken-figures.ts";
import type { TeamTotals } from "../tools/team-totals.ts";

const TOTALS: readonly (readonly [RegExp, keyof TeamTotals, string, string])[] = [
  [/ penalty (?:yards|yardage) /, "penaltyYards", "penalty yard", "penalty yards"],
  [/ (?:penalty|penalties|flags?|flagged|penali[sz]ed) /, "penalties", "penalty", "penalties"],
  [/ first downs? /, "firstDowns", "first down", "first downs"],
  [/ (?:sacks?|sacked) /, "sacks", "sack", "sacks"],
  [/ (?:interceptions?|ints|picks|thrown) /, "interceptionsThrown", "interception thrown", "interceptions thrown"],
  [/ (?:rushing|rushed|ran|run|ground) /, "rushingYards", "rushing yard", "rushing yards"],
  [/ (?:passing|passed|threw|throw|air) /, "passingYards", "net passing yard", "net passing yards"],
  [/ (?:yards?|yardage|offen[cs]e) /, "totalYards", "total yard", "total yards"],
];

/** What a side, or both, did as a team. */
export function answerTeamTotals({ text, teams }: Question, asking: Asking): string | null {
  const found = TOTALS.find(([words]) => words.test(text));
  const info = asking.info();
  if (found === undefined || info === null) return null;
  const [, figure, one, many] = found;
  // "Picks by the Eagles" are those they made; only those thrown are known.
  if (figure === "interceptionsThrown" && !/ (?:thrown|threw|throw) /.test(text)) return null;
  const isTouchdown = / (?:touchdowns?|tds?) /.test(text);
  if (isTouchdown) return null;
  const sides = [info.away, info.home].filter(({ team }) => teams.length === 0 || teams.includes(team));
  const parts = sides.map(({ name, totals }) => {
    const value = totals?.[figure] ?? null;
    return value === null ? null : `the ${name.split(" ").at(-1)} have ${value} ${value === 1 ? one : many}`;
  });
  if (parts.includes(null)) return null;
  const sentence = spokenList(parts.filter((part) => part !== null));
  return `${sentence.slice(0, 1).toUpperCase()}${sentence.slice(1)}.`;
}

const POSTSEASON = seasonTypeLabel(SEASON_TYPE.postseason);

type Telling = (info: GameInfo) => string | null;

const place: Telling = ({ stadium: { name, city, state } }) => {
  const where = [city, state].filter((part) => part !== null).join(", ");
  if (name === null) return where === "" ? null : `It is played in ${where}.`;
  return `It is played at ${name}${where === "" ? "" : ` in ${where}`}.`;
};

/** Words of a question, to what the game's own data says about it. */
const FACTS: readonly (readonly [RegExp, Telling])[] = [
  [
    / (?:over under|over\/under|total line) /,
    ({ line }) => (line.overUnder === null ? null : `The over/under was ${line.overUnder}.`),
  ],
  [
    / (?:spread|favou?red|favou?rites?|favou?rs?|line|underdog) /,
    ({ line }) => (line.favorite === null ? null : `${line.favorite} was favored by ${line.favoredBy}.`),
  ],
  [
    / (?:attendance|crowd|attended|people|fans) /,
    ({ stadium }) => (stadium.attendance === null ? null : `The attendance was ${formatInteger(stadium.attendance)}.`),
  ],
  [
    / capacity /,
    ({ stadium }) =>
      stadium.capacity === null ? null : `The stadium holds ${formatInteger(stadium.capacity)} people.`,
  ],
  [
    / (?:turf|surface|grass|field surface) /,
    ({ stadium }) => (stadium.surface === null ? null : `The surface is ${stadium.surface}.`),
  ],
  [
    / (?:dome|roof|indoors?|outdoors?|outside) /,
    ({ stadium }) => (stadium.type === null ? null : `The stadium type is ${stadium.type}.`),
  ],
  [/ city /, (info) => (info.stadium.city === null ? null : place(info))],
  [/ (?:stadium|where|place|venue) /, place],
  [
    / (?:wind|windy) /,
    ({ weather }) => (weather.windMph === null ? null : `The forecast wind was ${weather.windMph} mph.`),
  ],
  [
    / (?:temperature|temp|cold|degrees|hot) /,
    ({ weather }) => (weather.temperature === null ? null : `The forecast temperature was ${weather.temperature}.`),
  ],
  [
    / (?:weather|rain|snow|forecast|conditions) /,
    ({ weather: { description, temperature, windMph } }) => {
      const parts = [description, temperature, windMph === null ? null : `wind of ${windMph} mph`].filter(
        (part) => part !== null,
      );
      return parts.length === 0 ? null : `The forecast: ${parts.join(", ")}.`;
    },
  ],
  [/ (?:channel|network|tv) /, ({ channel }) => (channel === null ? null : `It is on ${channel}.`)],
  [/ (?:week|round) /, ({ weekName, seasonType }) => `It is ${seasonType === POSTSEASON ? "the " : ""}${weekName}.`],
  [/ (?:when|kickoff|date|day|time) /, ({ kickoff }) => (kickoff === null ? null : `Kickoff: ${kickoff}.`)],
];

/** The first of the game's own facts that a question asks for. */
export function answerFact({ text }: Question, asking: Asking): string | null {
  // The time of the end is not known, and the kickoff's is another.
  if (/ (?:end|ended|ends|over|finish|finished) /.test(text) && !/ over under /.test(text)) return null;
  const telling = FACTS.find(([words]) => words.test(text))?.[1];
  const info = asking.info();
  return telling === undefined || info === null ? null : telling(info);
}

/** Whether it is over, and where it stands if not. */
export function answerStatus({ text, teams }: Question, asking: Asking): string | null {
  const info = asking.info();
  if (info === null) return null;
  const { now, isOver, isOvertime, status } = info;
  if (/ (?:overtime|ot) /.test(text)) {
    if (isOver) return isOvertime ? "Yes, it went to overtime." : "No, it did not go to overtime.";
    return isOvertime ? "Yes, it is in overtime." : "It has not gone to overtime.";
  }
  if (now === null) {
    if (/ (?:left|remaining|timeouts?|down|quarter) /.test(text)) return isOver ? "The game is over." : null;
    if (/ (?:ball|possession) /.test(text)) return null;
    return isOver ? "The game is over." : `The game's status is ${status}.`;
  }
  if (/ timeouts? /.test(text)) {
    const sides = [info.away, info.home].filter(({ team }) => teams.length === 0 || teams.includes(team));
    if (sides.some(({ timeoutsLeft }) => timeoutsLeft === null)) return null;
    return `${spokenList(sides.map(({ team, timeoutsLeft }) => `${team} has ${timeoutsLeft} timeouts left`))}.`;
  }
  if (/ (?:ball|possession) /.test(text)) {
    if (now.possession === null) return null;
    return `${now.possession} has the ball${now.ballOn === null ? "" : ` at ${now.ballOn}`}.`;
  }
  if (/ (?:down|situation) /.test(text)) {
    if (now.downAndDistance === null) return null;
    return `It is ${now.downAndDistance}${now.ballOn === null ? "" : ` at ${now.ballOn}`}.`;
  }
  if (now.quarter?.toUpperCase() === "HALF") return "It is halftime.";
  if (now.quarter === null) return `The game's status is ${status}.`;
  const period = /^\d$/.test(now.quarter) ? `quarter ${now.quarter}` : "overtime";
  return now.clock === null ? `It is ${period}.` : `There is ${now.clock} left in ${period}.`;
}
