import { lazy, memo, Suspense, useContext } from "react";

import { flowReasons } from "../../domain/plays/flow-rules.ts";
import type { Game } from "../../domain/game/game.ts";
import { playCard } from "../../domain/plays/play-card.ts";
import { playWords } from "../../domain/plays/play-words.ts";
import type { PlayRow } from "../../domain/plays/drives.ts";
import type { ShownPlay } from "../../domain/game/play.ts";
import { formatBeside } from "../../domain/words/format-moment.ts";
import type { PlayMark } from "../../domain/corrections/correction-words.ts";
import { OpenPlay } from "../open-play.ts";
import { LocalTime } from "./local-time.tsx";
import { Mark } from "./mark.tsx";

/** Loaded with the first play that is opened. */
const PlayActions = lazy(() => import("./play-actions.tsx"));

interface PlayItemProps {
  game: Game;
  row: PlayRow<ShownPlay>;
  withReasons: boolean;
  /** What the source has changed of it since it was first shown. */
  marks: PlayMark[] | undefined;
}

/** One play: clock and situation, gain, words, type; a score is a headline with the score after it. */
export const PlayItem = memo(function PlayItem({ game, row, withReasons, marks }: PlayItemProps) {
  const { play, awayScore, homeScore } = row;
  const card = playCard(play);
  const isOpen = useContext(OpenPlay) === play.playId;
  const names = ["play", card.tone, card.isScore ? "td" : "", card.isPickSix ? "six" : ""];
  return (
    <li className={names.filter((name) => name !== "").join(" ")} id={`play-${play.playId}`}>
      {/* The play's own address, to be followed and copied. */}
      <a className="clock" href={`#play-${play.playId}`}>
        {card.clock === "" ? null : <b>{card.clock}</b>}
        <span>{card.quarter}</span>
      </a>
      {card.situation === null && card.fieldPosition === null ? null : (
        <p className="sit">
          {card.situation === null ? null : <b>{card.situation}</b>}
          {card.fieldPosition === null ? null : <span>{card.fieldPosition}</span>}
        </p>
      )}
      {card.gain === null ? null : (
        <p className={card.gainTone === null ? "gain" : `gain ${card.gainTone}`}>
          {card.gain}
          <span className="vh"> yards</span>
        </p>
      )}
      <div className="what">
        <p className="desc">{playWords(card.description)}</p>
        <p className="tags">
          {card.isScore ? <span className="badge score">SCORE</span> : null}
          {card.isPickSix ? (
            <span className="badge pick">
              <Mark /> PICK SIX
            </span>
          ) : null}
          {card.isFirstDown ? <span className="badge">1ST DOWN</span> : null}
          <span className="caps">{card.team === null ? card.type : `${card.team} ${card.type}`}</span>
        </p>
        {withReasons ? <p className="why">{`In FLOW: ${flowReasons(play).join(", ")}`}</p> : null}
        {marks?.map(({ version, at, isAdded, words }) => (
          <p key={`${version} ${words}`} className="corrected">
            {isAdded ? "Added" : "Corrected"}{" "}
            <LocalTime at={at} format={(iso, zone) => formatBeside(iso, game.dateTime, zone)} />
            {words === "" ? "" : `: ${words}`}.
          </p>
        ))}
        {isOpen ? (
          <Suspense>
            <PlayActions gameKey={game.gameKey} playId={play.playId} />
          </Suspense>
        ) : null}
      </div>
      {card.isScore ? (
        <p className="after">
          <Score team={game.awayTeam} own={awayScore} others={homeScore} />{" "}
          <Score team={game.homeTeam} own={homeScore} others={awayScore} />
        </p>
      ) : null}
    </li>
  );
}, showsTheSame);

/** A live game and its rows are new objects after every play, but what a row shows rarely changes. */
function showsTheSame(before: PlayItemProps, after: PlayItemProps): boolean {
  return (
    before.row.play === after.row.play &&
    before.row.awayScore === after.row.awayScore &&
    before.row.homeScore === after.row.homeScore &&
    before.withReasons === after.withReasons &&
    before.marks === after.marks &&
    before.game.awayTeam === after.game.awayTeam &&
    before.game.homeTeam === after.game.homeTeam &&
    before.game.dateTime === after.game.dateTime
  );
}

function Score({ team, own, others }: { team: string; own: number; others: number }) {
  return <span>{own > others ? <b>{`${team} ${own}`}</b> : `${team} ${own}`}</span>;
}
