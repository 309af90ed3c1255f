type Found = readonly (string | undefined)[];
type Share = readonly [says: RegExp, least: number, most: number];

/** How much of a period, in words, and the share of it that each may mean. */
const SHARES: readonly Share[] = [
  [
    /more than half|over half|most|(?:larg|great|bett|bigg)er part|(?:largest|biggest|best|main|greatest) part|bulk|majority/,
    0.5,
    1,
  ],
  [/less than half|under half/, 0, 0.5],
  [/half/, 0.4, 0.6],
  [/all|whole|entire/, 0.85, 1],
  [/not much|little|hardly|barely|scarcely|nothing/, 0, 0.25],
  [/much|good deal/, 0.35, 1],
];
/** Ways to have come to an end, and to have begun. */
const OVER: readonly Share[] = [
  [/(?:more than|over|well over) half/, 0.5, 1],
  [/half/, 0.4, 0.6],
  [/(?:hardly|barely|scarcely|only just|just)/, 0, 0.25],
  [/well|long|deep/, 0.2, 1],
  [/./, 0.75, 1],
];

/** "With most of", "little of": the words of a share, in a group of their own, before the period that it is of. */
export const MUCH_LEFT =
  "(?:with |and )?((?:more than half|over half|almost half|nearly half|less than half|under half|half|most|much|a good deal|the (?:larger|greater|better|bigger|largest|biggest|best|main|greatest) part|the bulk|the majority|(?:very |precious |so )?little|hardly any(?:thing)?|barely any(?:thing)?|scarcely any|not much|next to nothing|(?:nearly |almost |practically )?(?:all|the whole|the entirety)))";
/** "All but over", "barely under way" behind the period. */
export const MUCH_GONE =
  "((?:all but|nearly|almost|practically|just about|as good as|virtually|(?:more than |well over |over )?half|hardly|barely|scarcely|only just|just|well|long) (?:over|gone|done|finished|spent|played|complete|under ?way|underway|begun|started|old))";

/** Whether what is left of a period is the share that is said. */
export function isShareLeft(left: number, [, said = ""]: Found): boolean {
  return isWithin(left, said, SHARES);
}

/** Whether so much of a period is over, or it has only begun, as is said. */
export function isShareGone(gone: number, [, , said = ""]: Found): boolean {
  return isWithin(gone, said, OVER);
}

function isWithin(share: number, said: string, shares: readonly Share[]): boolean {
  const [, least, most] = shares.find(([says]) => says.test(said)) ?? [null, 0, 1];
  return share >= least && share <= most;
}
