import type { ToolSnapshot } from "./analyst-tool.ts";
import { gameRoster, type RosterPlayer } from "../../names/game-roster.ts";
import { literalPattern } from "../../names/literal-pattern.ts";
import { namePattern } from "../../names/name-pattern.ts";
import type { ShownPlay } from "../../game/play.ts";
import { resolvePlayer } from "../../names/resolve-player.ts";
import { clipped } from "./result-frame.ts";
import { fail, ok, type Result } from "../../result.ts";

/** The note about them has room for these beside what else it says. */
const MOST_TWINS = 3;

export interface PlaysOfPlayer {
  /** In order. */
  plays: ShownPlay[];
  /** Those of them that say what has become of him: kept whatever else is asked for. */
  explaining: ReadonlySet<ShownPlay>;
  note: string | null;
}

/** The plays, given in order, whose text names the player that a text means; an error that asks back where that is not clear. */
export function playsOfPlayer(
  text: string,
  plays: readonly ShownPlay[],
  snapshot: ToolSnapshot,
): Result<PlaysOfPlayer, string> {
  const roster = gameRoster(snapshot);
  const resolved = resolvePlayer(text, roster, snapshot.game);
  if (resolved.kind === "none") return playsOfName(text, plays);
  if (resolved.kind === "ask") return fail(askBack(resolved.candidates));
  const pattern = namePattern(resolved.player.playerName);
  const twins = roster.filter(
    (other) => other !== resolved.player && pattern.test(other.playerName.replace(/^(\p{L})\S*\s/u, "$1.")),
  );
  const note =
    twins.length === 0
      ? null
      : `The texts may mean ${called(twins.slice(0, MOST_TWINS))} where they give an initial only.`;
  return ok({ ...withExplanations(plays, pattern), note });
}

/** A lineman has no line in the statistics, and yet the texts say that he was hurt. */
function playsOfName(text: string, plays: readonly ShownPlay[]): Result<PlaysOfPlayer, string> {
  const words = text.split(/\s+/);
  const last = words.at(-1) ?? "";
  const initial = words.length > 1 ? literalPattern(String.fromCodePoint(text.codePointAt(0) ?? 0)) : String.raw`\p{L}`;
  const pattern = new RegExp(
    String.raw`(?<!\p{L})${initial}[\p{L}'-]*(?:\.\s?|\s)${literalPattern(last)}(?![\p{L}]|-\p{L})`,
    "iu",
  );
  const found = withExplanations(plays, pattern);
  if (last.length < 3 || found.plays.length === 0) {
    return fail(`No player of this game is called ${JSON.stringify(text)}.`);
  }
  return ok({
    ...found,
    note: `Nobody called ${JSON.stringify(text)} has statistics in this game; these texts name him.`,
  });
}

/** What is written around a name where its player was hurt or came back. */
const ABOUT_INJURY = /injur|returned to the game/i;
/** Characters around a name: `** Injury Update: KC-` before it, ` was injured during the play` after it. */
const BEFORE_NAME = 25;
const AFTER_NAME = 30;

function withExplanations(inOrder: readonly ShownPlay[], pattern: RegExp): Omit<PlaysOfPlayer, "note"> {
  const explaining = new Set<ShownPlay>();
  const plays: ShownPlay[] = [];
  const everywhere = new RegExp(pattern.source, `${pattern.flags}g`);
  for (const play of inOrder) {
    const { description } = play;
    const matches = [...description.matchAll(everywhere)];
    const isNote = matches.some(({ index, 0: name }) =>
      ABOUT_INJURY.test(description.slice(Math.max(0, index - BEFORE_NAME), index + name.length + AFTER_NAME)),
    );
    if (isNote) explaining.add(play);
    if (matches.length > 0) plays.push(play);
  }
  return { plays, explaining };
}

/** The question that tells the candidates apart. */
export function askBack(candidates: readonly RosterPlayer[]): string {
  if (candidates.length === 0) return "Who do you mean? Ask again with a player’s name.";
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
