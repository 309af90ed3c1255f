import type { Fact } from "../../../facts/fact.ts";
import { counted } from "../../../facts/wording/number-words.ts";
import type { Unit } from "../../../facts/unit.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import type { Concept } from "../question/lexicon.ts";
import type { Question } from "../question/question.ts";
import { withOpening } from "../sheet/with-opening.ts";

const BEFORE_IT = /\b(?:before|previous|prior|old|earlier|until (?:now|then|this)|up to (?:now|then|this))\b/;
const OF_SEASON =
  /\bseason[- ](?:high|best)\b|\b(?:best|most|biggest|highest|high)\b.*\b(?:season|year)\b|\bseasons? (?:high|best)\b/;
/** What a high may be of, by the words for it. */
const OF: readonly (readonly [Concept, RegExp])[] = [
  ["pass", /^passing/],
  ["rush", /^rushing/],
  ["carry", /^rushing/],
  ["receive", /^rec/],
  ["catch", /^rec/],
  ["touchdown", /Touchdowns$/],
  ["yards", /Yards$/],
  ["fantasy", /^ppr/],
  ["ppr", /^ppr/],
  ["points", /^ppr/],
];

/** Whether what a player did was his most of the season, where it was: of others no fact says that it was not. Null for every other question. */
export function answerSeasonHigh({ text, players, concepts, asks }: Question, sheet: GameSheet): Sentence[] | null {
  const [player, other] = players;
  if (player === undefined || other !== undefined || !OF_SEASON.test(text)) return null;
  const wanted = OF.filter(([concept]) => concepts.has(concept)).map(([, units]) => units);
  const highs = sheet.index
    .ofKind("seasonHigh")
    .filter(
      ({ roles, values }) =>
        roles.player === player.playerId &&
        wanted.every((units) => Object.keys(values).some((unit) => isOfHigh(unit) && units.test(unit))),
    );
  if (highs.length === 0) return null;
  const lines = sheet
    .lines(null)
    .filter(
      ({ roles, marks, values }) =>
        roles.player === player.playerId &&
        highs.some((high) => Object.keys(high.values).some((unit) => isOfHigh(unit) && unit in values)) &&
        marks.length > 0,
    );
  const stated = [...sheet.sentences(...highs, ...lines), ...(BEFORE_IT.test(text) ? previousOf(highs, sheet) : [])];
  return asks === "yesNo" || /\bwas (?:that|it|this)\b/.test(text) ? withOpening(true, stated) : stated;
}

/** What stood as his most before this game; of several highs it would not be said which. */
function previousOf([high, another]: readonly Fact[], sheet: GameSheet): Sentence[] {
  if (high === undefined || another !== undefined) return [];
  const { previousBest, games } = high.values;
  return previousBest === undefined || games === undefined
    ? []
    : [sheet.say(`His most in ${counted(games, "earlier game")} was ${previousBest}.`, high)];
}

function isOfHigh(unit: string): unit is Unit {
  return unit !== "previousBest" && unit !== "games";
}
