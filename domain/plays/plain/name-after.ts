/** A player in a description: the league's `72-W.Little` or `DEN-19-M.Mims`, or a full name. */
const LEAGUE = String.raw`(?:([A-Z]{2,3})-)?(\d{1,2}-[A-Z][\w'-]{0,3}\.\s?(?:St\. |Van |Von |De |La |Le |Di )?[A-Z][\w'-]*)`;
const FULL = String.raw`((?:[A-Z][\w'.-]*\s)+?[A-Z][\w'-]*(?: (?:Jr\.|Sr\.|I{2,3}|IV|V))?)`;

export interface WrittenName {
  /** The team's code as the text writes it, where it does. */
  code: string | null;
  /** With the number before it in the league's text. */
  name: string;
}

/** Who stands in a text after some words: `nameAfter("fair catch by")`. The returned reader answers null where nobody does. */
export function nameAfter(words: string): (text: string) => WrittenName | null {
  const pattern = new RegExp(String.raw`${words} (?:${LEAGUE}|${FULL})(?=[.,;)]|\s|$)`);
  return (text) => {
    const match = pattern.exec(text);
    const name = match?.[2] ?? match?.[3];
    return name === undefined ? null : { code: match?.[1] ?? null, name };
  };
}
