import { memo } from "react";

import type { Game } from "../../domain/game/game.ts";
import type { PagePlay } from "../../domain/game/page-play.ts";
import type { PlayRow } from "../../domain/plays/drives.ts";
import type { KeyPlay } from "../../domain/shape/key-plays.ts";
import { playCard } from "../../domain/plays/play-card.ts";
import { playWords } from "../../domain/plays/play-words.ts";
import { formatBeside } from "../../domain/words/format-moment.ts";
import { braced } from "./braced.tsx";
import { KeyLine } from "./key-line.tsx";
import { LocalTime } from "./local-time.tsx";
import { Mark } from "./mark.tsx";
import { OpenPlay } from "./open-play.tsx";

interface PlayItemProps {
  game: Game;
  row: PlayRow<PagePlay>;
  /** What of the address stands before the play's own name: `?`, `?plays=flow&`. */
  address: string;
  isOpen: boolean;
  withReasons: boolean;
  /** Why it is a key play; undefined where it is none. */
  mark: KeyPlay | undefined;
  /** Under the line, what the play moved. */
  withSwing: boolean;
}

/** One play on one line: clock and situation, gain, words, type; a score is a headline with the score after it. */
export const PlayItem = memo(function PlayItem(props: PlayItemProps) {
  const { game, row, address, isOpen, withReasons, mark, withSwing } = props;
  const { play, awayScore, homeScore } = row;
  const card = playCard(play);
  const isBare = card.situation === null && card.fieldPosition === null && card.gain === null;
  const names = [
    "play",
    card.tone,
    card.isScore ? "td" : isBare ? "bare" : "",
    play.isPickSix ? "six" : "",
    play.isTurnover ? "turn" : "",
    isOpen ? "open" : "",
  ];
  return (
    <li className={names.filter((name) => name !== "").join(" ")} id={`play-${play.playId}`}>
      {/* The play's own address, to be followed and copied; the whole row is its target. Where it is open already, it closes. */}
      <a
        className="clock"
        href={isOpen ? `${address}#plays` : `${address}play=${encodeURIComponent(play.playId)}#play-${play.playId}`}
        rel="nofollow"
        aria-expanded={isOpen}
      >
        {card.clock === "" ? null : <b>{card.clock}</b>} <span>{card.quarter}</span>
      </a>
      {card.situation === null && card.fieldPosition === null ? null : (
        <p className="sit">
          {card.situation === null ? null : <b>{card.situation}</b>} {card.fieldPosition}
        </p>
      )}
      {card.gain === null ? null : (
        <p className={card.gainTone === null ? "gain" : `gain ${card.gainTone}`}>
          {card.gain}
          <span className="vh"> yards</span>
        </p>
      )}
      {/* One sentence, or the source's own text where there is none. */}
      <p className="desc">{play.plain === null ? playWords(play.description) : braced(play.plain)}</p>
      {card.isScore || play.isPickSix || card.isFirstDown ? (
        <p className="bdg">
          {card.isScore ? <span className="badge score">SCORE</span> : null}{" "}
          {play.isPickSix ? (
            <span className="badge pick">
              <Mark /> PICK SIX
            </span>
          ) : null}{" "}
          {card.isFirstDown ? <span className="badge">1ST DOWN</span> : null}
        </p>
      ) : null}
      <p className="tags caps">
        {play.tagTeam === null ? null : <b>{`${play.tagTeam} `}</b>}
        {card.type.map((word, index) => (index === 0 ? word : <i key={word}>{word}</i>))}
      </p>
      {card.isScore ? (
        <p className="after">
          <Score team={game.awayTeam} own={awayScore} others={homeScore} />{" "}
          <Score team={game.homeTeam} own={homeScore} others={awayScore} />
        </p>
      ) : null}
      {isOpen || withSwing ? <KeyLine game={game} play={play} mark={mark} /> : null}
      {withReasons ? <p className="why">{`Important: ${play.flow.join(", ")}`}</p> : null}
      {play.marks.map(({ version, at, isAdded, words }) => (
        <p key={`${version} ${words}`} className="corrected">
          {isAdded ? "Added" : "Corrected"}{" "}
          <LocalTime at={at} format={(iso, clock) => formatBeside(iso, game.dateTime, clock)} />
          {words === "" ? "" : `: ${words}`}.
        </p>
      ))}
      {isOpen ? <OpenPlay game={game} play={play} /> : null}
    </li>
  );
}, showsTheSame);

/** A live game and its rows are new objects after every play, but what a row shows rarely changes. */
function showsTheSame(before: PlayItemProps, after: PlayItemProps): boolean {
  return (
    areAlike(before, after, ["address", "isOpen", "withReasons", "mark", "withSwing"]) &&
    areAlike(before.row, after.row, ["play", "awayScore", "homeScore"]) &&
    areAlike(before.game, after.game, ["awayTeam", "homeTeam", "dateTime", "status"])
  );
}

function areAlike<T>(before: T, after: T, fields: (keyof T)[]): boolean {
  return fields.every((field) => before[field] === after[field]);
}

function Score({ team, own, others }: { team: string; own: number; others: number }) {
  return <span>{own > others ? <b>{`${team} ${own}`}</b> : `${team} ${own}`}</span>;
}
