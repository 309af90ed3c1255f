import type { NameBook } from "./question-tokens.ts";
import { type Question, readQuestion } from "./question.ts";
import { partsOf } from "./question-parts.ts";

const NAME = String.raw`([\p{L}\d.'’-]+(?: [\p{L}\d.'’-]+)?)`;
const TOO = new RegExp(
  String.raw`^(.+?)(?:[\s,.;?!]+)(?:(?:and|what about|how about|hbu)\s+)?${NAME} (?:too|as well|also)[\s?!.]*$`,
  "iu",
);
const AFTER = new RegExp(String.raw`^(.+\?)\s*(?:and |what about |how about )?${NAME}\s*\?+\s*$`, "iu");

/** A question that asks the same of somebody else at its end: `was Burrow sacked, Brissett too?` Null for any other. */
export function namedToo(text: string, book: Omit<NameBook, "capitals">): { main: string; other: string } | null {
  const [, main, name] = TOO.exec(text) ?? AFTER.exec(text) ?? [];
  if (main === undefined || name === undefined) return null;
  const own = readQuestion(name, book);
  const [first = main] = partsOf(main);
  const asked = readQuestion(first, book);
  return isName(own) && !isName(asked) && isLike(own, asked) ? { main, other: `and ${name}` } : null;
}

function isName({ concepts, unknown, players, teams, isShared, numbers }: Question): boolean {
  return (
    concepts.size === 0 &&
    unknown.length === 0 &&
    numbers.length === 0 &&
    !isShared &&
    players.length + teams.length === 1
  );
}

/** Both are of one player, or both of one team, and not the same. */
function isLike(own: Question, asked: Question): boolean {
  const [player] = own.players;
  const [one, other] = asked.players;
  if (other !== undefined || asked.isShared || asked.asks === "who") return false;
  if (player !== undefined) return one !== undefined && one.playerId !== player.playerId;
  return one === undefined && asked.teams.length === 1 && asked.teams[0] !== own.teams[0];
}
