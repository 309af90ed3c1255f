import type { ComparisonRow, GameBrief } from "../brief/game-brief.ts";
import { counted, numberWord } from "./prose-words.ts";
import type { StoryKind } from "../brief/story-weights.ts";
import type { Tell } from "./tell.ts";

type Label = ComparisonRow["label"];

/** In the order in which they explain a result. */
const ORDER: readonly Label[] = [
  "total yards",
  "turnovers",
  "third downs",
  "red zone",
  "rushing yards",
  "sacks",
  "first downs",
];

/** Rows that a story has told already. */
const TOLD_BY: Partial<Record<Label, StoryKind>> = {
  turnovers: "takeaways",
  "third downs": "thirdDowns",
  "red zone": "redZone",
  sacks: "sacks",
};

/** What the columns of both sides say, the most telling first. */
export function whySentences(brief: GameBrief, told: readonly StoryKind[], tell: Tell): string[] {
  const byTelling = ORDER.flatMap((label) => {
    const row = brief.comparison.find((one) => one.label === label);
    const teller = TOLD_BY[label];
    return row === undefined || (teller !== undefined && told.includes(teller)) ? [] : [row];
  });
  return byTelling.flatMap((row) => rowSentence(row, brief, tell));
}

function rowSentence(row: ComparisonRow, { game }: GameBrief, tell: Tell): string[] {
  const isAwayFirst = row.away.made > row.home.made;
  const [more, less] = isAwayFirst ? [row.away, row.home] : [row.home, row.away];
  const [first, second] = isAwayFirst ? [game.away.code, game.home.code] : [game.home.code, game.away.code];
  const [one, other] = [tell.nick(first), tell.nick(second)];
  const isEven = more.made === less.made;
  switch (row.label) {
    case "total yards":
      return isEven
        ? [`${one} had ${more.made} total yards and so did ${other}`]
        : [
            tell.wording.pick([
              `${one} had ${more.made} total yards to ${less.made} for ${other}`,
              `${one} gained ${more.made} total yards and ${other} gained ${less.made}`,
              `${one} outgained ${other} ${more.made}-${less.made}`,
            ]),
          ];
    case "turnovers":
      if (more.made === 0) return ["Neither side turned the ball over"];
      if (isEven) return [`${one} had ${counted(more.made, "turnover")} and so did ${other}`];
      return less.made === 0
        ? [`${one} had ${counted(more.made, "turnover")} and ${other} had none`]
        : [`${one} had ${counted(more.made, "turnover")} to ${numberWord(less.made)} for ${other}`];
    case "third downs":
      if (more.of === null || less.of === null || more.of === 0 || less.of === 0) return [];
      return [
        tell.wording.pick([
          `On third down ${one} converted ${numberWord(more.made)} of ${numberWord(more.of)}, and ${other} ${numberWord(less.made)} of ${numberWord(less.of)}`,
          `${one} were ${numberWord(more.made)} of ${numberWord(more.of)} on third down, and ${other} were ${numberWord(less.made)} of ${numberWord(less.of)}`,
        ]),
      ];
    case "red zone":
      if (more.of === null || less.of === null || more.of === 0 || less.of === 0) return [];
      return [
        `${one} scored ${counted(more.made, "touchdown")} on ${counted(more.of, "trip")} to the red zone, ${other} ${numberWord(less.made)} on ${numberWord(less.of)}`,
      ];
    case "rushing yards":
      return isEven
        ? []
        : [
            tell.wording.pick([
              `${one} ran for ${more.made} yards and ${other} for ${less.made}`,
              `${one} outrushed ${other} ${more.made}-${less.made}`,
            ]),
          ];
    case "sacks":
      if (isEven) return [];
      return less.made === 0
        ? [`${one} had ${counted(more.made, "sack")} and ${other} had none`]
        : [`${one} had ${counted(more.made, "sack")} to ${numberWord(less.made)} for ${other}`];
    case "first downs":
      return isEven ? [] : [`${one} had ${more.made} first downs to ${less.made} for ${other}`];
    default:
      return [];
  }
}
