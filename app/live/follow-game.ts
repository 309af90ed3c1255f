import { announce } from "../../domain/announce.ts";
import { type LiveGame, type PackedGame, readPackedGame } from "../../domain/live-page.ts";
import { followPage } from "./follow-page.ts";
import type { FollowOptions } from "./use-live-page.ts";

/** Follows one game for its page, and tells screen readers what happens. */
export function followGame(options: FollowOptions<LiveGame>): void {
  // Our own loader made it, of this very type.
  followPage<LiveGame>({ ...options, read: (loaderData) => readPackedGame(loaderData as PackedGame), announce });
}
