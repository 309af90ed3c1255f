import type { PlacedToken } from "./attach-hints.ts";
import type { DefenseMention } from "./mention.ts";
import { DEFENSE } from "./position-fit.ts";

/** A `D` is a defense only beside a team and away from a player: behind a name it says that he is doubtful. */
function isDefense({ token }: PlacedToken, withLetter: boolean): boolean {
  return token.positions.includes(DEFENSE) && !token.isInitial && (withLetter || token.plain !== "d");
}

/** The defenses of a line without players: `Eagles D/ST`, `Philadelphia (Phi - DEF)`, `DEF PHI`, `Eagles, Bills`. */
export function defensesOfLine(tokens: readonly PlacedToken[]): DefenseMention[] {
  const positions = tokens.filter(({ token }) => token.kind === "position");
  const isMarked = positions.some((one) =>
    isDefense(
      one,
      positions.every(({ token }) => token.plain === "d"),
    ),
  );
  if (!isMarked && positions.some(({ token }) => token.plain !== "d")) return [];
  const defenses: DefenseMention[] = [];
  const teams = tokens.filter(({ token }) => token.kind === "team");
  for (const { token, cell, at } of teams) {
    const last = defenses.at(-1);
    const shared = last?.codes.filter((code) => token.codes.includes(code)) ?? [];
    const isOwnMark = positions.some((one) => one.cell === cell && isDefense(one, true));
    if (last !== undefined && shared.length > 0) {
      defenses[defenses.length - 1] = { ...last, codes: shared, takes: [...last.takes, at] };
    } else if (!token.isCode || isOwnMark || (isMarked && teams.length === 1)) {
      defenses.push({ kind: "defense", text: token.text, codes: token.codes, at, takes: [at] });
    }
  }
  return defenses;
}

/**
 * The defenses in a line that has players too: a team beside `DEF`, or alone in a cell behind it. Tokens in `taken` are parts of
 * names; `named` are the cells that hold a player.
 */
export function defensesAmongPlayers(
  tokens: readonly PlacedToken[],
  taken: ReadonlySet<number>,
  named: ReadonlySet<number>,
): DefenseMention[] {
  const free = tokens.filter(({ at }) => !taken.has(at));
  const defenses: DefenseMention[] = [];
  for (const mark of free.filter((one) => isDefense(one, !named.has(one.cell)))) {
    const before = free.find(({ at, token }) => at === mark.at - 1 && token.kind === "team");
    const after = free.find(({ at, token }) => at === mark.at + 1 && token.kind === "team");
    const isBefore =
      before !== undefined && before.cell === mark.cell && !(after?.cell === mark.cell && taken.has(before.at - 1));
    const isAfter = after !== undefined && (after.cell === mark.cell || !named.has(after.cell));
    const team = isBefore ? before : isAfter ? after : undefined;
    if (team === undefined || defenses.some(({ takes }) => takes.includes(team.at))) continue;
    defenses.push({
      kind: "defense",
      text: team.token.text,
      codes: team.token.codes,
      at: team.at,
      takes: [team.at, mark.at],
    });
  }
  return defenses;
}
