import { decimal } from "../../facts/wording/number-words.ts";
import type { PlayerLine } from "../../game/player-line.ts";
import type { GameSheet, Sentence } from "./game-sheet.ts";
import type { Question } from "./question.ts";
import { withOpening } from "./with-opening.ts";

type Field =
  | "passingYards"
  | "passingTouchdowns"
  | "rushingYards"
  | "rushingAttempts"
  | "receptions"
  | "receivingYards"
  | "fantasyPointsPPR";

/** What a projection is of, by the words that fans say beside it; the first that is said is meant. */
const FIGURES: readonly (readonly [says: RegExp, field: Field, words: string])[] = [
  [/\b(?:rush\w*|run\w*|ground) (?:yards?|yardage)\b|\brushing\b/, "rushingYards", "rushing yards"],
  [/\b(?:receiv\w*|catch\w*) (?:yards?|yardage)\b|\breceiving\b/, "receivingYards", "receiving yards"],
  [
    /\b(?:pass\w*|throw\w*|air) (?:yards?|yardage)\b|\bpassing\b(?! (?:tds?|touchdowns?))/,
    "passingYards",
    "passing yards",
  ],
  [/\b(?:td|touchdown) pass\w*|\bpassing (?:tds?|touchdowns?)\b/, "passingTouchdowns", "touchdown passes"],
  [/\b(?:catch(?:es)?|receptions?)\b/, "receptions", "catches"],
  [/\b(?:carries|rush attempts)\b/, "rushingAttempts", "carries"],
];
const OF_PROJECTION = /\bproject(?:ion|ions|ed)\b/;
const HOW_FAR =
  /\bhow (?:far|much|many (?:yards|points|yds|pts|catches)|big|short|badly)\b.*\b(?:below|under|above|over|short|shy|off|away|beat|miss(?:ed)?|exceed\w*|top(?:ped)?|differ\w*|from)\b|\bby how (?:much|many)\b/;
const YES_OVER = /\b(?:beat|reach|hit|meet|get to|top|exceed|clear|make|go over|finish (?:over|above)|over|above)\b/;
const YES_UNDER = /\b(?:miss|fall short|under|below|short of)\b/;

/**
 * How far somebody's figure was from what had been projected of it (`how far below his rushing projection did Mattison finish`), and whether he reached it.
 * Null where no figure beside fantasy points is named and no distance is asked, and where there is no projection.
 */
export function answerApartFromProjected(
  { text, players, asks, isShared }: Question,
  sheet: GameSheet,
): Sentence[] | null {
  const [player, other] = players;
  if (player === undefined || other !== undefined || isShared || !OF_PROJECTION.test(text)) return null;
  if (sheet.index.phase !== "over") return null;
  const named = FIGURES.find(([says]) => says.test(text));
  const isFar = HOW_FAR.test(text);
  const isOver = YES_OVER.test(text);
  const isHeld = asks === "yesNo" && named !== undefined && isOver !== YES_UNDER.test(text);
  if (!isFar && !isHeld) return null;
  const [, field, words] = named ?? [null, "fantasyPointsPPR" as const, "PPR points"];
  const of = (lines: readonly PlayerLine[]): number | null =>
    lines.find(({ playerId }) => playerId === player.playerId)?.[field] ?? null;
  const projected = of(sheet.read.projections);
  const had = of(sheet.snapshot.playerGameStats) ?? 0;
  const name = sheet.name(player.playerId);
  if (projected === null) return [sheet.say(`There is no projection of ${words} for ${name}.`, null)];
  const difference = Math.round(Math.abs(had - projected) * 10) / 10;
  const side = had >= projected ? "more" : "fewer";
  const apart = difference === 0 ? "as many" : `${decimal(difference)} ${side}`;
  const stated: Sentence = {
    text: `${name} was projected for ${decimal(projected)} ${words} and had ${decimal(had)}, ${apart}.`,
    ids: [],
    receipts: [
      { kind: "line", playerId: player.playerId, source: "projections", field },
      { kind: "line", playerId: player.playerId, source: "stats", field },
    ],
  };
  return withOpening(isHeld && !isFar ? (isOver ? had >= projected : had < projected) : null, [stated]);
}
