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

/** Yards that the last man to recover a ball brought it, by the description; null without any, and after a lateral. */
export function describedRecoveryYards(account: string): number | null {
  const last = Array.from(account.matchAll(/\brecover(?:ed|s)\b/gi)).at(-1);
  const words = last === undefined ? null : behind(account.slice(last.index), /^\w+/);
  const figures = words?.match(/\bfor (?:-?\d+ yards?|no gain)\b/g) ?? [];
  return figures.length === 1 ? Number(/-?\d+/.exec(figures[0] ?? "")?.[0] ?? 0) : null;
}

function behind(account: string, start: RegExp): string | null {
  const found = start.exec(account);
  return found === null ? null : (account.slice(found.index + found[0].length).split(NEXT)[0] ?? "");
}
