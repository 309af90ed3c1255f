import { Link } from "react-router";

import { type PlayerRanks as Ranks, weeksInWords } from "../../domain/players/player-ranks.ts";

/** `WR1 of 2024 (PPR), WR2 per game. Top 12 in 11 of 17 weeks, top 24 in 14.` */
export function PlayerRanks({ ranks, season }: { ranks: Ranks; season: number }) {
  const { group, scoring, isListed, inAll, perGame } = ranks;
  const place = <b>{`${group}${inAll}`}</b>;
  return (
    <p className="ranks">
      {isListed ? <Link to={`/players?pos=${group}`}>{place}</Link> : place} of {season} ({scoring})
      {perGame === null ? null : (
        <>
          , <b>{`${group}${perGame}`}</b> per game
        </>
      )}
      . {weeksInWords(ranks)}
    </p>
  );
}
