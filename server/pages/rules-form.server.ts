import type { RouterContextProvider } from "react-router";

import type { PointsPlace } from "../../domain/page/address/points-address.ts";
import { formFields } from "../http/form-fields.ts";
import { findLeague } from "./league-form.server.ts";
import { readSettings } from "./read-settings.server.ts";

/** The forms of a league's rules: of a Sleeper league's link or a user name, and of settings pasted from ESPN or Yahoo. */
export async function answerRulesForm(
  context: Readonly<RouterContextProvider>,
  { gameKey, owner }: Omit<PointsPlace, "at">,
  request: Request,
) {
  const fields = await formFields(request);
  const place = { gameKey, owner, at: new URL(request.url).searchParams.get("at") };
  const settings = fields?.get("settings");
  if (settings !== undefined) return readSettings(place, settings, fields?.get("platform") ?? "");
  return findLeague(context, place, fields?.get("league") ?? "");
}
