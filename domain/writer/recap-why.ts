import type { ComparisonFigure, ComparisonRow, GameBrief } from "../facts/game-brief.ts";
import { counted, numberWord } from "./prose-words.ts";
import type { StoryKind } from "../facts/story-weights.ts";
import type { Tell } from "./tell.ts";

type Label = ComparisonRow["label"];

/** How large a gap between the sides tells as much as any other row's: yards, downs, percentage points of third downs. */
const TELLING_GAP: Partial<Record<Label, number>> = {
  "total yards": 70,
  turnovers: 1,
  "third downs": 25,
  "red zone": 1,
  "rushing yards": 60,
  sacks: 2,
  "first downs": 10,
};
/** Of rows that are as good as even some say more than others all the same. */
const ORDER: readonly Label[] = [
  "turnovers",
  "total yards",
  "red zone",
  "third downs",
  "rushing yards",
  "first downs",
  "sacks",
];

/** Rows that a story has told already. */
const TOLD_BY: Partial<Record<Label, StoryKind>> = {
  turnovers: "takeaways",
  "third downs": "thirdDowns",
  "red zone": "redZone",
  sacks: "sacks",
};

/** What the columns of both sides say, where they are furthest apart first. */
export function whySentences(brief: GameBrief, told: readonly StoryKind[], tell: Tell): string[] {
  return ORDER.flatMap((label) => {
    const row = brief.comparison.find((one) => one.label === label);
    const phrasing = TOLD_BY[label];
    return row === undefined || (phrasing !== undefined && told.includes(phrasing)) ? [] : [row];
  })
    .toSorted((a, b) => telling(b) - telling(a))
    .flatMap((row) => rowSentence(row, brief, tell));
}

/** Less than this part of a telling gap is as good as even. */
const EVEN = 0.6;

/** How far the sides are apart, 0 where they are about even; what is beyond three telling gaps tells no more. */
function telling({ label, away, home }: ComparisonRow): number {
  const gap = label === "third downs" ? share(away) - share(home) : away.made - home.made;
  const told = Math.abs(gap) / (TELLING_GAP[label] ?? Number.POSITIVE_INFINITY);
  return told < EVEN ? 0 : Math.min(3, told);
}

function share({ made, of }: ComparisonFigure): number {
  return of === null || of === 0 ? 0 : (100 * made) / of;
}

function rowSentence(row: ComparisonRow, { game }: GameBrief, tell: Tell): string[] {
  const isAwayFirst = row.away.made > row.home.made;
  const [more, less] = isAwayFirst ? [row.away, row.home] : [row.home, row.away];
  const [first, second] = isAwayFirst ? [game.away.code, game.home.code] : [game.home.code, game.away.code];
  const [one, other] = [tell.wording.pick([tell.nick(first), tell.place(first)]), tell.nick(second)];
  const isEven = more.made === less.made;
  const lost = first === tell.final.loser;
  switch (row.label) {
    case "total yards":
      return isEven
        ? [`${one} had ${more.made} total yards and so did ${other}`]
        : [
            tell.wording.pick([
              `${one} had ${more.made} total yards to ${less.made} for ${other}`,
              `${one} gained ${more.made} total yards to ${less.made} for ${other}`,
              `${one} outgained ${other} ${more.made}-${less.made}${lost ? tell.wording.pick(["", " and lost all the same", " in defeat"]) : ""}`,
            ]),
          ];
    case "turnovers":
      if (more.made === 0) return ["Neither team turned the ball over"];
      if (isEven) return [`Each team had ${counted(more.made, "turnover")}`];
      return [
        less.made === 0
          ? `${one} had ${counted(more.made, "turnover")} and ${other} had none`
          : `${one} had ${counted(more.made, "turnover")} to ${numberWord(less.made)} for ${other}`,
      ];
    case "third downs":
      if (more.of === null || less.of === null || more.of === 0 || less.of === 0) return [];
      return [
        tell.wording.pick([
          `On third down ${one} converted ${numberWord(more.made)} of ${numberWord(more.of)}, and ${other} ${numberWord(less.made)} of ${numberWord(less.of)}`,
          `${one} went ${numberWord(more.made)} of ${numberWord(more.of)} on third down and ${other} ${numberWord(less.made)} of ${numberWord(less.of)}`,
          `${tell.nick(first)} were ${numberWord(more.made)} of ${numberWord(more.of)} on third down, and ${other} were ${numberWord(less.made)} of ${numberWord(less.of)}`,
        ]),
      ];
    case "red zone":
      if (more.of === null || less.of === null || more.of === 0 || less.of === 0) return [];
      if (more.made === 0) return [];
      return [
        tell.wording.pick([
          `${one} scored ${counted(more.made, "touchdown")} on ${counted(more.of, "trip")} to the red zone, ${other} ${numberWord(less.made)} on ${numberWord(less.of)}`,
          `${one} scored ${counted(more.made, "touchdown")} on ${counted(more.of, "trip")} to the red zone; ${other} scored ${numberWord(less.made)} on ${numberWord(less.of)}`,
        ]),
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
