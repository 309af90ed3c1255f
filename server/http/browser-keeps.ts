import type { Keeps } from "../../domain/my-players/meet-account.ts";
import { NOTHING_KEPT } from "../../domain/my-players/kept-players.ts";
import { keptText, parseKept } from "../../domain/my-players/kept-text.ts";
import { keptPlayersCookie, keptPlayersOf } from "./my-players-cookie.ts";
import { keptScoring, scoringCookie } from "./scoring-cookie.ts";

/** What a browser keeps by itself, from its cookies. */
export function browserKeeps(cookies: string): Keeps {
  const { starred, leagues } = keptPlayersOf(cookies);
  const isEmpty = starred.length === 0 && leagues.length === 0;
  return { players: isEmpty ? null : keptText({ starred, leagues }), scoring: keptScoring(cookies) };
}

/** The `set-cookie` values that turn what a browser keeps into something else. */
export function keepsCookies(before: Keeps, after: Keeps, isHttps: boolean): string[] {
  const players = (after.players === null ? null : parseKept(after.players)) ?? NOTHING_KEPT;
  return [
    ...(before.players === after.players ? [] : [keptPlayersCookie(players, isHttps)]),
    ...(before.scoring === after.scoring ? [] : [scoringCookie(after.scoring, isHttps)]),
  ];
}
