import { SCRAMBLED } from "../../domain/game/is-scrambled.ts";
import type { Environment } from "../../server/env/environment.ts";
import { ProviderFailure } from "../../server/providers/provider-failure.ts";
import { openFeeds } from "../../server/providers/sportsdataio/feeds.ts";
import type { WireTimeframe } from "../../server/providers/sportsdataio/wire.ts";
import { type Finding, failure, fine, warning } from "./finding.ts";

type ProviderSettings = Pick<Environment, "SPORTSDATAIO_KEY" | "SPORTSDATAIO_URL">;

const CHECK = "provider";

/**
 * Whether the provider takes the key and answers in the shape that is expected, by three calls: the weeks, the scores of
 * the last one that was played, and the plays of one of its games, whose texts show a free trial. `patience` in milliseconds
 * for each.
 */
export async function checkProvider(
  { SPORTSDATAIO_KEY: key, SPORTSDATAIO_URL: url }: ProviderSettings,
  { now, patience }: { now: () => Date; patience: number },
): Promise<Finding> {
  if (key === undefined) {
    return fine(
      CHECK,
      "SPORTSDATAIO_KEY is not set: no live games; an empty store gets simulated ones, and nflverse can be imported",
    );
  }
  const feeds = openFeeds({ url, key, now, patience });
  // Each call has its own deadline.
  const { signal } = new AbortController();
  try {
    const played = lastPlayed(await feeds.timeframes("all", signal), now());
    const takes = `SportsDataIO at ${new URL(url).host} accepts the key`;
    if (played === null) return fine(CHECK, takes);
    const week = { season: played.Season, seasonType: played.SeasonType, week: played.Week ?? 0 };
    const begun = (await feeds.scoresByWeek(week, signal)).find(({ HasStarted }) => HasStarted);
    const homeTeam = begun?.HomeTeam ?? null;
    const game = homeTeam === null ? null : await feeds.playByPlay({ ...week, homeTeam }, signal);
    return game?.Plays.some(({ Description }) => Description === SCRAMBLED) === true
      ? warning(
          CHECK,
          "SportsDataIO accepts the key, but it is a free trial's: figures are altered on purpose, and pages say so. Real ones need a subscription",
        )
      : fine(CHECK, `${takes} and answers as expected`);
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    return judge(error.error);
  }
}

/** The newest week of the regular or postseason whose first game has begun. */
function lastPlayed(frames: readonly WireTimeframe[], now: Date): WireTimeframe | null {
  const today = now.toISOString();
  const begun = frames.filter(
    ({ HasGames, Week, FirstGameStart }) =>
      HasGames && Week !== null && FirstGameStart !== null && FirstGameStart !== undefined && FirstGameStart < today,
  );
  return begun.toSorted((a, b) => ((a.FirstGameStart ?? "") < (b.FirstGameStart ?? "") ? 1 : -1))[0] ?? null;
}

function judge({ kind, message, retryAfter }: ProviderFailure["error"]): Finding {
  switch (kind) {
    case "unauthorized":
      return failure(CHECK, message);
    case "rate-limited":
      return warning(
        CHECK,
        `${message}: ${retryAfter === undefined ? "the call quota may be used up" : `try again in ${retryAfter} s`}`,
      );
    case "unreachable":
    case "bad-shape":
      return failure(CHECK, `${message}; check SPORTSDATAIO_URL`);
    case "not-found":
      return failure(CHECK, `${message}; check SPORTSDATAIO_URL and what the subscription includes`);
  }
}
