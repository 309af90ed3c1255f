import type { MyLeague } from "../../domain/my-players/my-league.ts";
import { DEFAULT_SCORING, parseScoring, scoringOf } from "../../domain/scoring/scoring-address.ts";
import type { ReadLeagues } from "./my-leagues.ts";

/**
 * A reader's leagues; those with a star stand behind them as a team without an opponent, under the rules that the reader keeps as their own
 * (`scoring` as `scoringText` writes it; null without any).
 */
export function withStarred({ leagues, starred }: ReadLeagues, scoring: string | null): MyLeague[] {
  if (starred.length === 0) return leagues;
  const stars: MyLeague = {
    id: "starred",
    key: null,
    name: "Starred",
    scoring: scoringOf(parseScoring(scoring ?? "") ?? DEFAULT_SCORING),
    mine: { name: "Starred", fixedTotal: null, starters: starred, bench: [] },
    theirs: null,
    source: "pasted",
  };
  return [...leagues, stars];
}
