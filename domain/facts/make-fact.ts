import type { Receipt } from "../game/receipt.ts";
import type { Play } from "../game/play.ts";
import type { Fact, Moment } from "./fact.ts";
import type { FactKind } from "./fact-kind.ts";
import type { GameRead } from "./game-read.ts";
import type { Mark } from "./mark.ts";
import type { Phrase } from "./phrase.ts";
import type { Role } from "./role.ts";
import type { Unit } from "./unit.ts";

/** A fact as its builder gives it: what is unknown is undefined or null, a mark that does not hold is false. */
export interface FactDraft {
  id: string;
  kind: FactKind;
  weight: number;
  marks?: readonly (Mark | false)[];
  team?: string | null;
  roles?: Partial<Record<Role, string | null | undefined>>;
  values?: Partial<Record<Unit, number | null | undefined>>;
  at?: Moment | null;
  until?: Moment | null;
  score?: Fact["score"];
  of?: readonly string[];
  receipts: readonly Receipt[];
  proofs?: Fact["proofs"];
  clause: Phrase;
  noun?: Phrase | null;
  tail?: Phrase | null;
}

/** The fact of a draft: nothing unknown in it has a place. */
export function makeFact(draft: FactDraft): Fact {
  const { marks = [], roles = {}, values = {}, clause, noun = null, tail = null, proofs, ...rest } = draft;
  return {
    team: null,
    at: null,
    until: null,
    score: null,
    of: [],
    ...rest,
    ...(proofs === undefined ? {} : { proofs }),
    marks: marks.filter((mark) => mark !== false),
    roles: known(roles),
    values: known(values),
    wording: { clause, noun, tail },
  };
}

function known<K extends string, V>(entries: Partial<Record<K, V | null | undefined>>): Partial<Record<K, V>> {
  const found: Partial<Record<K, V>> = {};
  for (const key in entries) {
    const value = entries[key];
    if (value !== undefined && value !== null) found[key] = value;
  }
  return found;
}

export function playReceipts(...plays: readonly (Play | null | undefined)[]): Receipt[] {
  const ids = plays.flatMap((play) => (play === null || play === undefined ? [] : [play.playId]));
  return [...new Set(ids)].map((playId) => ({ kind: "play", playId }));
}

export function gameReceipts(...fields: readonly string[]): Receipt[] {
  return fields.map((field) => ({ kind: "game", field }));
}

export function lineReceipts(playerId: string, source: "stats" | "projections", fields: readonly string[]): Receipt[] {
  return fields.map((field) => ({ kind: "line", playerId, source, field }));
}

/** When a play was, and the score around it. */
export function around(read: GameRead, play: Play): Pick<Fact, "at" | "score"> {
  return { at: read.moments.get(play) ?? null, score: read.scores.get(play) ?? null };
}
