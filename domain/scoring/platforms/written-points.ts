/** Points as a page of settings writes them beside an item. */
export interface WrittenPoints {
  /** For each. */
  points: number;
  /** Yahoo's bonuses: so many points once, from a sum on. */
  bonuses: readonly { target: number; points: number }[];
}

const NUMBER = String.raw`[+-]?(?:\d+(?:\.\d*)?|\.\d+)`;
const POINTS = new RegExp(String.raw`^(${NUMBER})(?: ?(?:points?|pts?))?$`, "i");
const PER_POINT = /^(\d+(?:\.\d+)?) (?:yards?|yds?) per point$/i;
const BONUS = new RegExp(String.raw`^(${NUMBER}) (?:points?|pts?) at (\d+) ?[a-z ]*$`, "i");

/** No league gives more; more digits are lost in an address. */
const MOST_POINTS = 1000;

/** `4`, `-2 points`, `25 yards per point; 5 points at 300 yards`; null for anything else. */
export function writtenPoints(text: string): WrittenPoints | null {
  let points = 0;
  const bonuses: { target: number; points: number }[] = [];
  for (const [index, part] of text.split(";").entries()) {
    const written = part.trim();
    const bonus = BONUS.exec(written);
    const yards = PER_POINT.exec(written);
    if (bonus !== null) bonuses.push({ target: Number(bonus[2]), points: Number(bonus[1]) });
    else if (index > 0) return null;
    else if (yards !== null) points = Math.round(1e6 / Number(yards[1])) / 1e6;
    else points = Number(POINTS.exec(written)?.[1] ?? Number.NaN);
  }
  const all = [points, ...bonuses.map((bonus) => bonus.points)];
  return all.every((one) => Math.abs(one) <= MOST_POINTS) ? { points, bonuses } : null;
}
