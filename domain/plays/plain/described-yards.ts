/** Where the words about a sack, or about a return, end. */
const NEXT = /\b(?:fumbl|recover|penalty)/i;

/**
 * Yards that a description has a sack lose; null without any. The league's statistics charge a sack with the place where a fumble on it was
 * recovered, so that credits can have another figure than where the passer went down.
 */
export function describedSackYards(account: string): number | null {
  const words = behind(account, /\bsacked\b/);
  if (words === null) return null;
  const figure = /\bfor (?:(-?\d+)[- ]yards?|no gain)\b/.exec(words);
  return figure === null ? null : Math.abs(Number(figure[1] ?? 0));
}

/**
 * Yards that each man to recover a ball brought it, in the description's order; null without any, and after a lateral. They count from where he got
 * it, and credits can count from the line of scrimmage.
 */
export function describedRecoveries(account: string): (number | null)[] {
  return Array.from(account.matchAll(/\brecover(?:ed|s)\b/gi)).map(({ index }) => {
    const words = behind(account.slice(index), /^\w+/);
    const figures = words?.match(/\bfor (?:-?\d+ yards?|no gain)\b/g) ?? [];
    return figures.length === 1 ? Number(/-?\d+/.exec(figures[0] ?? "")?.[0] ?? 0) : null;
  });
}

/** Yards of the man who handed the ball on first, and of the one who got it then, by the description; null without a lateral. */
export function describedLateral(account: string): { first: number; second: number } | null {
  const handed =
    / for (?:(-?\d+) yards?|no gain)(?: \[[^\]]*\])?\. Lateral to (?:\D*\d+-[^.]+\..*?) for (?:(-?\d+) yards?|no gain)/.exec(
      account,
    );
  return handed === null ? null : { first: Number(handed[1] ?? 0), second: Number(handed[2] ?? 0) };
}

function behind(account: string, start: RegExp): string | null {
  const found = start.exec(account);
  return found === null ? null : (account.slice(found.index + found[0].length).split(NEXT)[0] ?? "");
}
