import type { Asked } from "./answer-parts.ts";
import type { Sentence } from "../sheet/game-sheet.ts";
import { readQuestion } from "../question/question.ts";

const LIST = /^([^:,?]{2,30}):\s*([^?!.:]+?)\s*[?!.]*$/;
const ITEM = /\s*(?:,\s*(?:and |& )?|\s(?:and|&|\+)\s)\s*/;

/** `Bijan: rushing yds, PPR, and vs proj?`: each of what is listed, of the one that is named first. */
export function listed(text: string, { book, sheet, answer }: Asked): Sentence[] | null {
  const [, head, list] = LIST.exec(text) ?? [];
  const items = list?.split(ITEM).filter((item) => item !== "") ?? [];
  if (head === undefined || items.length < 2) return null;
  const { players, teams, isShared, concepts, unknown } = readQuestion(head, book);
  if (players.length + teams.length !== 1 || concepts.size > 0 || unknown.length > 0) return null;
  const each = items.map((item) => {
    const own = readQuestion(item.replace(/^(?:vs|versus|against) (?=proj)/i, ""), book);
    const isBare = own.unknown.length === 0 && own.concepts.size > 0 && own.players.length + own.teams.length === 0;
    return isBare ? answer({ ...own, players, teams, isShared }, sheet) : null;
  });
  return each.every((one) => one !== null)
    ? [...new Map(each.flat().map((one) => [one.ids.join() || one.text, one])).values()]
    : null;
}
