import type { RouterContextProvider } from "react-router";

import { parseGameKey } from "../../domain/game/game-key.ts";
import { carriedView, pointsPath } from "../../domain/page/address/points-address.ts";
import { formFields } from "../http/form-fields.ts";
import { findLeague } from "./league-form.server.ts";
import { noSuchGame } from "./no-such-game.server.ts";
import { readSettings } from "./read-settings.server.ts";

/** The page on which forms of rules stand. */
export interface RulesPlace {
  /** Whose leagues are offered beside those of today; null for these alone. */
  season: number | null;
  /** The page under rules, as `scoringText` writes them. */
  pathOf(scoring: string): string;
}

/** The forms of a league's rules: of a Sleeper league's link or a user name, and of settings pasted from ESPN or Yahoo. */
export async function answerRulesForm(context: Readonly<RouterContextProvider>, place: RulesPlace, request: Request) {
  const fields = await formFields(request);
  const settings = fields?.get("settings");
  if (settings !== undefined) return readSettings(place, settings, fields?.get("platform") ?? "");
  return findLeague(context, place, fields?.get("league") ?? "");
}

/** The page of a game's points, or of one owner's ledger. Throws where no game has such a key. */
export function pointsPlace(
  { gameKey, owner }: { gameKey: string; owner: string | null },
  request: Request,
): RulesPlace {
  const key = parseGameKey(gameKey);
  if (key === null) throw noSuchGame();
  const view = carriedView(new URL(request.url).searchParams);
  return { season: key.season, pathOf: (scoring) => pointsPath(gameKey, owner, { ...view, scoring }) };
}
