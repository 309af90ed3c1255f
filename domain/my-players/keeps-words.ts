import { parseScoring, scoringOf } from "../scoring/scoring-address.ts";
import { NOTHING_KEPT } from "./kept-players.ts";
import { parseKept } from "./kept-text.ts";
import type { KeepsKind } from "./meet-account.ts";

/** What is kept, in words that stand in a sentence: `2 leagues (Home, Work) and 5 stars`, `Half PPR with changes`, `nothing`. */
export function keepsWords(kind: KeepsKind, text: string | null): string {
  return kind === "scoring" ? scoringWords(text) : playersWords(text);
}

function scoringWords(text: string | null): string {
  const asked = text === null ? null : parseScoring(text);
  return asked === null ? "nothing" : scoringOf(asked).name;
}

function playersWords(text: string | null): string {
  const { starred, leagues } = (text === null ? null : parseKept(text)) ?? NOTHING_KEPT;
  const names = leagues.map(({ name }) => name).join(", ");
  const parts = [
    ...(leagues.length === 0 ? [] : [`${leagues.length} ${leagues.length === 1 ? "league" : "leagues"} (${names})`]),
    ...(starred.length === 0 ? [] : [`${starred.length} ${starred.length === 1 ? "star" : "stars"}`]),
  ];
  return parts.length === 0 ? "nothing" : parts.join(" and ");
}
