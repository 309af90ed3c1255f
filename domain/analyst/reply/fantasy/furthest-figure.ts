import type { Question } from "../question/question.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { figuresOf, OF_PROJECTION } from "./projected-figures.ts";
import { toldFigure } from "./told-figure.ts";

const WHO = /\b(?:who|which|whose|what (?:player|back|receiver|rb|wr|te|qb))\b/;
const ABOVE =
  /\b(?:beat|over|above|topp?(?:ed)?|exceed\w*|smash\w*|crush\w*|cleared?|passed|surpass\w*|(?:out|over ?)perform\w*|overachiev\w*|(?:more|better|higher)(?=.* than))\b/;
const BELOW =
  /\b(?:miss(?:ed)?|under|below|short|underachiev\w*|under ?perform\w*|(?:fewer|less|worse|lower)(?=.* than))\b/;

/** `who beat his rushing projection by the most`: whose figure was furthest above what had been projected of it, or below. Null where no figure is named, or a player is. */
export function furthestFigure(question: Question, sheet: GameSheet): Sentence[] | null {
  const { text, players, teams, position } = question;
  if (players.length > 0 || sheet.index.phase !== "over" || !WHO.test(text) || !OF_PROJECTION.test(text)) return null;
  const isAbove = ABOVE.test(text);
  const [figure, other] = figuresOf(text, position ?? "");
  if (figure === undefined || other !== undefined || isAbove === BELOW.test(text)) return null;
  const all = sheet.read.projections
    .filter(
      (line) => (teams.length !== 1 || line.team === teams[0]) && (position === null || line.position === position),
    )
    .flatMap(({ playerId }) => {
      const { projected, had } = toldFigure(playerId, figure, false, sheet);
      const apart = isAbove ? had - projected : projected - had;
      return apart > 0 ? [{ playerId, apart }] : [];
    });
  if (all.length === 0) return null;
  sheet.begin();
  const most = Math.max(...all.map(({ apart }) => apart));
  return all
    .filter(({ apart }) => apart === most)
    .map(({ playerId }) => toldFigure(playerId, figure, false, sheet).sentence);
}
