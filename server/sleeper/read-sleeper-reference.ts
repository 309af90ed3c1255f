import { fail, ok, type Result } from "../../domain/result.ts";

/** What a reader means by what they pasted. */
export type SleeperReference =
  | { kind: "league"; leagueId: string }
  /** A long number by itself: nearly always a league's, else a user's. Ask for the league first. */
  | { kind: "id"; id: string }
  | { kind: "user"; userName: string };

const LONGEST = 1_000;
const UNSEEN = /[\u200B-\u200F\u2060\uFEFF]/g;
/** An address of Sleeper's own hosts, anywhere in a message; its path is captured. Part of no other host's address. */
const LINK = /(?<![\w./@:-])(?:https?:\/\/)?(?:[\w-]{1,20}\.){0,3}sleeper\.(?:com|app)\/([^\s<>"')\]]*)/i;
const LEAGUE = /^(?:v1\/)?(?:leagues?|roster)\/(\d{1,20})(?![^/?#.,;])/i;
const USER = /^(?:v1\/)?users?\/(\w[\w.-]{0,39})/i;
const INVITATION = /^i\//i;
const DRAFT = /^(?:v1\/)?drafts?\//i;
const OTHER_LINK = /:\/\/|\.[a-z]{2,}\//i;
/** User ids of Sleeper's first year have eight digits, and are names to us: Sleeper finds a user by either. */
const LONG_NUMBER = /^\d{12,20}$/;
const USER_NAME = /^@?\s?(\w[\w.-]{0,39})$/;

/**
 * Reads a league's link, an id or a user name as people paste it: with or without `https`, with a page behind it, in the middle of a
 * message, in quotes. Nothing is asked of anybody. The error is a sentence for the reader.
 */
export function readSleeperReference(given: string): Result<SleeperReference, string> {
  if (given.length > LONGEST)
    return fail("That is too long. Paste the link of your league, or your Sleeper user name.");
  const text = bare(given);
  const path = LINK.exec(text)?.[1];
  if (path !== undefined) return readPath(path);
  if (OTHER_LINK.test(text)) {
    return fail("That is not a link of Sleeper's. Paste one such as sleeper.com/leagues/123456789012345678.");
  }
  if (LONG_NUMBER.test(text)) return ok({ kind: "id", id: text });
  const userName = USER_NAME.exec(text)?.[1];
  if (userName !== undefined) return ok({ kind: "user", userName });
  return fail("Paste the link of your league, its number, or your Sleeper user name.");
}

function readPath(path: string): Result<SleeperReference, string> {
  const leagueId = LEAGUE.exec(path)?.[1];
  if (leagueId !== undefined) return ok({ kind: "league", leagueId });
  const userName = USER.exec(path)?.[1];
  if (userName !== undefined) return ok({ kind: "user", userName });
  if (INVITATION.test(path)) {
    return fail(
      "That is an invitation, which does not say which league it is for. Open your league and copy its link.",
    );
  }
  if (DRAFT.test(path)) return fail("That is the link of a draft. Open your league and copy its link.");
  return fail("That link of Sleeper's leads to no league. Open your league and copy its link.");
}

/** Without what cannot be seen, and without the signs that people and chats put around an address. */
function bare(given: string): string {
  return given
    .normalize("NFKC")
    .replaceAll(UNSEEN, "")
    .trim()
    .replaceAll(/^["'“”‘’<([]+|["'“”‘’>)\].,;!]+$/g, "")
    .trim();
}
