import { yards } from "../words/yard-words.ts";
import { isBoxScorePosition } from "../game/box-score-position.ts";
import type { LineFigure } from "../game/figures.ts";
import { shownPosition } from "../game/shown-position.ts";
import type { PlayerLine } from "../game/player-line.ts";
import { TABS, type Tab } from "./game-view.ts";
import { byLetters } from "../words/by-letters.ts";

/** What a player of none of the box score's positions adds to his team's figures under one tab: the rows above it do not hold it. */
export interface OtherFigures extends Pick<PlayerLine, "playerId" | "playerName" | "team" | "position"> {
  tab: Tab;
  /** `1 of 1 for 17 yards`, `1 catch for 9 yards, 1 TD`. */
  words: string;
}

interface TabFigures {
  chances: LineFigure;
  yards: LineFigure;
  touchdowns: LineFigure;
}

const FIGURES: Readonly<Record<Tab, TabFigures>> = {
  passing: { chances: "passingAttempts", yards: "passingYards", touchdowns: "passingTouchdowns" },
  rushing: { chances: "rushingAttempts", yards: "rushingYards", touchdowns: "rushingTouchdowns" },
  receiving: { chances: "receptions", yards: "receivingYards", touchdowns: "receivingTouchdowns" },
};

/** Linemen, defenders, kickers and punters who passed, ran or caught, by tab and team, most yards first. */
export function otherFigures(lines: readonly PlayerLine[]): OtherFigures[] {
  const others = lines.filter(({ position }) => !isBoxScorePosition(position));
  return TABS.flatMap((tab) => {
    const { yards: ofYards } = FIGURES[tab];
    return others
      .map((line) => ({ line, words: figureWords(line, tab) }))
      .filter(({ words }) => words !== "")
      .toSorted(({ line: a }, { line: b }) => byLetters(a.team, b.team) || (b[ofYards] ?? 0) - (a[ofYards] ?? 0))
      .map(({ line: { playerId, playerName, team, position }, words }) => {
        return { tab, playerId, playerName, team, position: shownPosition(position), words };
      });
  });
}

/** Empty where nothing of the line counts under the tab. */
function figureWords(line: PlayerLine, tab: Tab): string {
  const { chances, yards: ofYards, touchdowns } = FIGURES[tab];
  const [tries, gained] = [line[chances] ?? 0, line[ofYards] ?? 0];
  const some = (value: number | null, unit: string): string[] => ((value ?? 0) > 0 ? [`${value} ${unit}`] : []);
  return [
    // Yards after a lateral are nobody's carry or catch.
    ...(tries > 0 ? [`${triesWords(line, tab, tries)} for ${yards(gained)}`] : gained === 0 ? [] : [yards(gained)]),
    ...some(line[touchdowns], "TD"),
    ...(tab === "passing" ? some(line.passingInterceptions, "INT") : []),
  ].join(", ");
}

function triesWords({ passingCompletions }: Pick<PlayerLine, "passingCompletions">, tab: Tab, tries: number): string {
  if (tab === "passing") return `${passingCompletions ?? 0} of ${tries}`;
  if (tab === "rushing") return `${tries} ${tries === 1 ? "carry" : "carries"}`;
  return `${tries} ${tries === 1 ? "catch" : "catches"}`;
}
