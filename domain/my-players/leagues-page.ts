import type { ProviderName } from "../game/game-snapshot.ts";
import type { KeptLeague } from "./kept-players.ts";
import type { PastedChoice, PastedTeam, TeamPaste } from "./pasted-team.ts";

/** A league in the list of the reader's. */
export interface ListedLeague {
  id: string;
  name: string;
  source: KeptLeague["source"];
  /** `PPR, 9 starters and 6 on the bench`; empty for a league whose lineup is elsewhere. */
  about: string;
  /** Names, in the lineup's order; empty for a league whose lineup is elsewhere. */
  starters: string[];
  bench: string[];
}

/** `/my/leagues`: the players that a reader follows, and where their teams are. Nobody is asked for anything to show it. */
export interface MyLeaguesPage {
  leagues: ListedLeague[];
  starred: PastedChoice[];
  /** What the form that led here has done; null where none did. */
  note: LeaguesNote | null;
  /** Rules that the reader keeps as their own, for a team that is pasted; null without any, and where they are too long for a league. */
  ownScoring: string | null;
  sources: ProviderName[];
}

/** Something is done, and `undo` takes it back: the fields of a form. */
export interface LeaguesNote {
  words: string;
  undo: { intent: string; value: string } | null;
}

/** What the reader typed about a pasted team. */
export interface TypedTeam extends TeamPaste {
  name: string;
  scoring: string;
  /** The kept team that it takes the place of; empty for one more. */
  replaces: string;
}

/** What a form of `/my/leagues` came to where it does not lead back to the plain page. */
export type LeaguesAnswer =
  /** Which of the leagues, or which of a league's teams; `value` is a league as a text. */
  | {
      step: "choose";
      kind: "leagues" | "teams";
      of: string;
      pasted: string;
      choices: { value: string; label: string; about: string }[];
    }
  /** What is sure of a pasted team, and what the reader has to say. */
  | { step: "questions"; typed: TypedTeam; team: PastedTeam }
  /** Nothing was added, and the text stands where it was pasted. */
  | { step: "back"; typed: TypedTeam }
  /** Something is gone. */
  | { step: "removed"; note: LeaguesNote }
  /** Nothing was changed. `form`: where the sentence stands. */
  | { step: "problem"; form: "sleeper" | "paste" | "list"; problem: string; pasted: string; typed: TypedTeam | null };
