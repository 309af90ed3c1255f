import type { Game } from "../../domain/game.ts";
import { Status } from "./status.tsx";

interface SectionBarProps {
  game: Game;
  /** In the page's order; those that are not there are left out. */
  sections: readonly [id: string, label: string, isThere?: boolean][];
}

/** The thin bar that stays: links to the page's sections, and the score once the hero has gone. */
export function SectionBar({ game, sections }: SectionBarProps) {
  const { awayScore, homeScore } = game;
  const side = (team: string, own: number | null, others: number | null) => {
    const text = own === null ? team : `${team} ${own}`;
    return own !== null && others !== null && own > others ? <b>{text}</b> : <span>{text}</span>;
  };
  return (
    <div className="thin">
      <div className="wrap">
        <p className="now" aria-hidden="true" key={`${awayScore} ${homeScore} ${game.status}`}>
          {side(game.awayTeam, awayScore, homeScore)} {side(game.homeTeam, homeScore, awayScore)}{" "}
          <Status status={game.status} />
        </p>
        <nav aria-label="On this page">
          <ul>
            {sections.map(([id, label, isThere = true]) =>
              isThere ? (
                <li key={id}>
                  <a href={`#${id}`}>{label}</a>
                </li>
              ) : null,
            )}
          </ul>
        </nav>
      </div>
    </div>
  );
}
