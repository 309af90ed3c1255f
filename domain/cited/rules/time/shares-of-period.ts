type Found = readonly (string | undefined)[];
type Share = readonly [words: string, least: number, most: number];

const NEARLY = "(?:almost|nearly|practically|virtually|just about)";
const ENDED = "(?:over|gone|done|finished|spent|played|complete)";
const BEGUN = "(?:under ?way|underway|begun|started|old)";

/** What may be left of a period, and the share of it that the words mean: longer words first. */
const LEFT: readonly Share[] = [
  ["(?:more than|well over|over) half", 0.5, 1],
  ["(?:less than|under) half", 0, 0.5],
  [`${NEARLY} half`, 0.35, 0.5],
  ["half", 0.4, 0.6],
  [`(?:${NEARLY} )?(?:all|the whole|the entirety)`, 0.85, 1],
  ["the (?:(?:larg|great|bett|bigg)er|largest|biggest|best|main|greatest) part|the bulk|the majority|most", 0.5, 1],
  ["not much|next to nothing|(?:hardly|barely) any(?:thing)?|scarcely any|(?:very |precious |so )?little", 0, 0.25],
  ["much|a good deal", 0.35, 1],
];

/** What may be gone of it: what is barely over has come to its end, and what has barely begun has not. */
const GONE: readonly Share[] = [
  [`(?:more than|well over|over) half ${ENDED}`, 0.5, 1],
  [`${NEARLY} half ${ENDED}`, 0.35, 0.5],
  [`half ${ENDED}`, 0.4, 0.6],
  [`(?:${NEARLY}|all but|as good as|only just|just|hardly|barely|scarcely) ${ENDED}`, 0.75, 1],
  [`(?:only just|just|hardly|barely|scarcely) ${BEGUN}`, 0, 0.25],
  [`(?:well|long) (?:${ENDED}|${BEGUN})`, 0.2, 1],
];

/** "With most of", "little of": the words of a share, in a group of their own, before the period that it is of. */
export const MUCH_LEFT = `(?:with |and )?(${wordsOf(LEFT)})`;
/** "All but over", "barely under way" behind the period. */
export const MUCH_GONE = `(${wordsOf(GONE)})`;

/** Whether what is left of a period is the share that is said. */
export function isShareLeft(left: number, [, said = ""]: Found): boolean {
  return isWithin(left, said, LEFT);
}

/** Whether so much of a period is over, or it has only begun, as is said. */
export function isShareGone(gone: number, [, , said = ""]: Found): boolean {
  return isWithin(gone, said, GONE);
}

function wordsOf(shares: readonly Share[]): string {
  return shares.map(([words]) => words).join("|");
}

function isWithin(share: number, said: string, shares: readonly Share[]): boolean {
  return shares.some(
    ([words, least, most]) => new RegExp(`^(?:${words})$`, "i").test(said) && share >= least && share <= most,
  );
}
