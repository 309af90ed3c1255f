import type { GameSheet } from "../sheet/game-sheet.ts";

const OF_TRADE = "team|side|squad|qb|quarterback|kicker|punter|defense|offense|rb|backs?|receivers?|fans?|coach";
const RESULT = new RegExp(
  String.raw`\b(?:the )?(winning|losing) (?:(?:team|side|squad)\b|(?=(?:${OF_TRADE})\b))`,
  "gi",
);
/** Who kicks the winner kicks a field goal. */
const SIDE =
  /(?<!\b(?:kick(?:ed|s)?|hit|hits|scor\w+|caught|catch|thr[eo]w|made|make|nail\w*|drill\w*|bang\w*|how far (?:was|is)) )\b(?:by|for|on|of|did|do|does|to|from|had|the) (?:the )?(winners?|losers?)\b(?! of\b)/gi;
const PLACE = /\b(?:the )?(?:(home|road|away|visiting) (?:team|side|squad)|(visitors))\b/gi;
/** These ask which team it is. */
const ASKS_WINNER = /\bwho(?:'s| is| was| were| are)? (?:the )?(?:winn|los)/i;
const ASKS_PLACE =
  /\b(?:who|which|what|is|was|were|are)\b(?:'s)?[^.?!]{0,25}\b(?:home|road|away|visiting) (?:team|side)/i;

/** Names the teams that a question speaks of by what they were: `the losing team`, `the visitors`. */
export function withTeams(text: string, sheet: GameSheet): string {
  const { game } = sheet.read;
  const winner = sheet.index.phase === "over" ? (sheet.index.byId("result")?.team ?? null) : null;
  const nameOf = (isWinner: boolean): string =>
    winner === null ? "" : `the ${sheet.nick(isWinner ? winner : sheet.other(winner))} `;
  const placed = ASKS_PLACE.test(text)
    ? text
    : text.replaceAll(
        PLACE,
        (_all, place?: string) => `the ${sheet.nick(place?.toLowerCase() === "home" ? game.homeTeam : game.awayTeam)}`,
      );
  if (winner === null || ASKS_WINNER.test(placed)) return placed;
  return placed
    .replaceAll(RESULT, (_all, how: string) => nameOf(how.toLowerCase() === "winning"))
    .replaceAll(SIDE, (all, who: string) =>
      all.replace(new RegExp(String.raw`(?:the )?${who}$`, "i"), nameOf(/^w/i.test(who)).trim()),
    );
}
