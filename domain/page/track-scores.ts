/** A score on the time machine's track. */
export interface TrackScore {
  /** When it was made, in seconds of game time. */
  second: number;
  /** How it stood then: `0-3`, the visitors first. */
  standing: string;
  /** Where its label stands on its line. */
  anchor: "start" | "middle" | "end";
  /** How wide the track must be for the label to cover no newer one: null where no width is enough. */
  room: "any" | "wide" | null;
}

/** What a label takes of the track, in shares of its length: of a phone's, and of one from 48rem. */
const WIDTHS = { any: 0.17, wide: 0.07 } as const;
/** Nearer to an end of the track than this, a label stands on one side of its line. */
const EDGE = 0.085;

/** The scores so far, in game order, each with its place. Labels are given from the newest back: it is the one that counts now. */
export function trackScores(scores: readonly { second: number; standing: string }[], lastSecond: number): TrackScore[] {
  const placed = scores.map((score) => {
    const share = score.second / lastSecond;
    return { ...score, share, anchor: share < EDGE ? "start" : share > 1 - EDGE ? "end" : "middle" } as const;
  });
  const onPhones = roomy(placed, [], WIDTHS.any);
  // What has room on a phone has it anywhere, and takes it there too.
  const onWide = roomy(placed, [...onPhones], WIDTHS.wide);
  return placed.map((score, index) => {
    const { second, standing, anchor } = score;
    return { second, standing, anchor, room: onPhones.has(index) ? "any" : onWide.has(index) ? "wide" : null };
  });
}

type Placed = { share: number; anchor: TrackScore["anchor"] };

/** Which of the labels have room where each takes so much of the track, beside those that have it anyway. */
function roomy(placed: readonly Placed[], kept: readonly number[], width: number): Set<number> {
  const left = ({ share, anchor }: Placed): number => share - width * { start: 0, middle: 0.5, end: 1 }[anchor];
  const found = new Set(kept);
  for (const [index, score] of [...placed.entries()].toReversed()) {
    const isFree = [...found].every((other) => {
      const taken = placed[other];
      return taken === undefined || Math.abs(left(taken) - left(score)) >= width;
    });
    if (isFree) found.add(index);
  }
  return found;
}
