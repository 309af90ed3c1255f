import type { SearchedPlayer } from "../players/player-index.ts";

/** What one piece of a pasted text means. `text` is the piece as it was typed, cut where it is long. */
export type PastedName =
  | { kind: "matched"; text: string; player: SearchedPlayer }
  /** Not sure: at most five, best first. One alone where he has the name, and the team or position in the text is not his. */
  | {
      kind: "ask";
      text: string;
      candidates: readonly SearchedPlayer[];
      /** Everybody with a team who is not contradicted by the text, also beyond the candidates. */
      possible: readonly SearchedPlayer[];
    }
  /** The defense of a team, by its code. */
  | { kind: "defense"; text: string; team: string }
  /** A defense of a place with two teams; one alone where nothing but its code stands in the line. */
  | { kind: "ask-defense"; text: string; teams: readonly string[] }
  /** It looks like a name, and nobody known has it. */
  | { kind: "unknown"; text: string };

/** A pasted text, read. */
export interface PastedNames {
  /** In the order of the text; nobody twice. */
  names: readonly PastedName[];
  /** A sentence about what was not read of a text that is too long; null where all was read. */
  leftOut: string | null;
}
