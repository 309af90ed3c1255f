import type { PastedName } from "../../domain/my-players/pasted-name.ts";

/** A pasted text and what it should come to. */
export interface NameCase {
  text: string;
  /** Ids of players and codes of defenses. */
  wants: readonly string[];
  /** Several people are possible, so that being sure of one is a guess. */
  ask: boolean;
}

/** What a text came to, by the ids and codes that were wanted, and what was matched without being wanted. */
export interface NameCounts {
  matched: readonly string[];
  asked: readonly string[];
  missed: readonly string[];
  wrong: readonly string[];
}

/** Holds what was read against what was wanted. Where several are possible, a match without any question is wrong too. */
export function countNames({ wants, ask }: NameCase, names: readonly PastedName[]): NameCounts {
  const sure = new Set(names.flatMap(sureOf));
  const questions = new Set(names.flatMap(candidatesOf));
  const isGuess = ask && sure.size > 0 && questions.size === 0;
  const matched = isGuess ? [] : wants.filter((want) => sure.has(want));
  const asked = wants.filter((want) => !sure.has(want) && questions.has(want));
  return {
    matched,
    asked,
    missed: wants.filter((want) => !matched.includes(want) && !asked.includes(want)),
    wrong: [...sure].filter((one) => isGuess || !wants.includes(one)),
  };
}

function sureOf(name: PastedName): string[] {
  if (name.kind === "matched") return [name.player.playerId];
  return name.kind === "defense" ? [name.team] : [];
}

function candidatesOf(name: PastedName): readonly string[] {
  if (name.kind === "ask") return name.candidates.map(({ playerId }) => playerId);
  return name.kind === "ask-defense" ? name.teams : [];
}
