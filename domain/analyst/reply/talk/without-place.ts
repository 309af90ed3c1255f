import type { GameSheet } from "../sheet/game-sheet.ts";

const OF_PLACE =
  /\b(?:hot|cold|warm|rain\w*|snow\w*|wind\w*|weather|temp\w*|degrees|attendance|crowd|fans|people|sold out)\b/i;
/** What many are called. */
const COMMON = /^(?:field|stadium|park|dome|center|arena|memorial|bank|home|city)$/i;

/** A question about the weather or the crowd without the place where this very game was: `was it raining at lambeau`. */
export function withoutPlace(text: string, { read: { game } }: GameSheet): string {
  if (!OF_PLACE.test(text)) return text;
  const names = [game.stadiumName, game.stadiumCity].flatMap((name) => name ?? []);
  const words = names.flatMap((name) => name.match(/\p{L}{4,}/gu) ?? []).filter((word) => !COMMON.test(word));
  return [...names, ...words].reduce(
    (line, name) =>
      line.replace(
        new RegExp(
          String.raw`\s+(?:(?:down|out|over|back) )?(?:at|in|inside) (?:the )?${RegExp.escape(name)}(?: (?:field|stadium|park|dome|center))?\b`,
          "i",
        ),
        "",
      ),
    text,
  );
}
