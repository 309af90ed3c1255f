import type { ProviderName } from "../../domain/game/game-snapshot.ts";

/** The foot of every page: where the figures come from, and what the site is not. */
export function Foot({ sources }: { sources: ProviderName[] }) {
  return (
    <footer className="foot">
      <div className="wrap">
        {sources.includes("nflverse") ? (
          <p>
            Games, plays and statistics from <a href="https://github.com/nflverse/nflverse-data">nflverse</a>, used
            under <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>; totals, fantasy points, drives
            and projections are computed here.
          </p>
        ) : null}
        {sources.includes("sportsdataio") ? <p>Live games and statistics from SportsDataIO.</p> : null}
        <p className="apart">
          Pickle Six is not affiliated with, endorsed or sponsored by the NFL or any team. Team names are used to say
          who played. Nothing here is betting advice. <a href="/accuracy">How good our projections are</a>{" "}
          <a href="/privacy">Privacy</a>
        </p>
      </div>
    </footer>
  );
}
