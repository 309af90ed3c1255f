import type { RouterContextProvider } from "react-router";

import type { Mine, MyRules } from "../../domain/analyst/reply/fantasy/answer-mine.ts";
import { parseScoring, scoringOf } from "../../domain/scoring/scoring-address.ts";
import { OWN_LABEL } from "../../domain/sunday/count-my-game.ts";
import { makeStrip } from "../../domain/sunday/make-strip.ts";
import { sundayGame } from "../../domain/sunday/sunday-game.ts";
import { hidesScoresContext, requesterContext } from "../context.server.ts";
import type { AnalystGame } from "../games/read-analyst-game.ts";
import { keptScoring } from "../http/scoring-cookie.ts";
import { readMyLeagues } from "./read-my-leagues.server.ts";
import { sundayWeekFor } from "./sunday-week.server.ts";

/**
 * The players and rules of the reader who asks about a game, as of the moment that it is asked about. They are read from the same cookies as
 * `/my`, for this answer alone.
 */
export async function loadMine(
  context: Readonly<RouterContextProvider>,
  { at, snapshot }: Pick<AnalystGame, "at" | "snapshot">,
): Promise<Mine> {
  const { season, seasonType, week, gameKey } = snapshot.game;
  const { leagues } = await readMyLeagues(context, { season, seasonType, week });
  const kept = parseScoring(keptScoring(context.get(requesterContext).cookies) ?? "");
  const own = kept === null ? null : scoringOf(kept);
  const rules: MyRules[] = [
    ...(own === null ? [] : [{ label: OWN_LABEL, scoring: own }]),
    ...leagues.map(({ id, name, scoring }) => ({ label: id === "starred" ? scoring.name : name, scoring })),
  ];
  if (rules.length === 0) return { strip: null, rules };
  const counted = await sundayWeekFor(context, { season, seasonType, week }, leagues);
  // As the analyst reads it: of a moment of the time machine nothing later is known, here and in other games.
  const games = counted.games.map((one) => (one.game.gameKey === gameKey ? sundayGame(snapshot) : one));
  const isNow = at === null && !context.get(hidesScoresContext);
  const options = { gameKey, own, scope: isNow ? "all" : "game", providers: [snapshot.provider] } as const;
  return { strip: makeStrip(leagues, { ...counted, games }, options), rules };
}
