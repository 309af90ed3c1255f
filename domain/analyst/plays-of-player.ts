import type { ToolSnapshot } from "./analyst-tool.ts";
import { gameRoster, type RosterPlayer } from "./game-roster.ts";
import { literalPattern } from "./literal-pattern.ts";
import type { ShownPlay } from "../play.ts";
import { resolvePlayer } from "./resolve-player.ts";
import { clipped } from "./result-frame.ts";
import { fail, ok, type Result } from "../result.ts";

/** The note about them has room for these beside what else it says. */
const MOST_TWINS = 3;

/** The plays whose text names the player that a text means; an error that asks back where that is not clear. */
export function playsOfPlayer(
  text: string,
  plays: readonly ShownPlay[],
  snapshot: ToolSnapshot,
): Result<{ plays: ShownPlay[]; note: string | null }, string> {
  const roster = gameRoster(snapshot);
  const resolved = resolvePlayer(text, roster, snapshot.game);
  if (resolved.kind === "none") return fail(`No player of this game is called ${JSON.stringify(text)}.`);
  if (resolved.kind === "ask") return fail(askBack(resolved.candidates));
  const pattern = namePattern(resolved.player.playerName);
  const twins = roster.filter(
    (other) => other !== resolved.player && pattern.test(other.playerName.replace(/^(\p{L})\S*\s/u, "$1.")),
  );
  const note =
    twins.length === 0
      ? null
      : `The texts may mean ${called(twins.slice(0, MOST_TWINS))} where they give an initial only.`;
  return ok({ plays: plays.filter((play) => pattern.test(play.description)), note });
}

/** The question that tells the candidates apart. */
export function askBack(candidates: readonly RosterPlayer[]): string {
  if (candidates.length === 0) return "Whom do you mean? Ask again with a player’s name.";
  const names = called(candidates);
  return candidates.length === 1 ? `Do you mean ${names}?` : `Which player do you mean: ${names}?`;
}

function called(players: readonly RosterPlayer[]): string {
  return players
    .map(
      ({ playerName, position, team }) => `${clipped(playerName, 60)} (${clipped(position, 8)}, ${clipped(team, 8)})`,
    )
    .join(" or ");
}

/** A name as the texts of plays have it: `Patrick Mahomes`, `15-P.Mahomes`, `Pa.Mahomes`, without the Jr. that some leave out. */
export function namePattern(playerName: string): RegExp {
  const [first = "", ...rest] = playerName.replace(/\s+(?:Jr\.?|Sr\.?|I{2,3}|IV|V)$/, "").split(/\s+/);
  if (rest.length === 0) return new RegExp(String.raw`(?<!\p{L})${literalPattern(first)}(?!\p{L})`, "u");
  const initial = literalPattern(String.fromCodePoint(first.codePointAt(0) ?? 0));
  // `D.J.Moore`, `De.Samuel`, `A.St. Brown`
  const short = String.raw`${initial}(?:[\p{Ll}.]|\p{Lu}\.){0,4}\.\s?`;
  return new RegExp(
    String.raw`(?<!\p{L})(?:${literalPattern(first)}\s+|${short})${literalPattern(rest.join(" "))}(?![\p{L}]|-\p{L}|'\p{L}{2})`,
    "u",
  );
}
