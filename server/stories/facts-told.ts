import { formatInteger } from "../../domain/words/format.ts";

/**
 * `61 facts checked` of a model's text, whose clauses were held against what they cite. The template makes its clauses from facts and nobody
 * reads them: `61 facts from the game’s data`.
 */
export function factsTold(count: number, model: string | null): string {
  const facts = `${formatInteger(count)} ${count === 1 ? "fact" : "facts"}`;
  return model === null ? `${facts} from the game’s data` : `${facts} checked`;
}
