import type { MyStrip as Strip, StripLeague, StripPlayer, StripScore } from "../../domain/sunday/my-strip.ts";
import { formatDay, formatTimeOfDay } from "../../domain/words/format-moment.ts";
import type { ShownStrip } from "../mine/follow-strip.ts";
import { readersClock } from "../readers-clock.ts";
import { Mark } from "./mark.tsx";

/** A kickoff that is further away is said by its day. */
const SOON_MS = 12 * 60 * 60 * 1000;
/** A reader's leagues in a line each, with their players in the order that matters; what has just changed is lit. */
export function MyStrip({ strip, isOld }: Pick<ShownStrip, "isOld"> & { strip: Strip }) {
  const { leagues } = strip;
  return (
    <ul>
      {leagues.map((league) => (
        <League
          key={league.id}
          league={league}

          hasName={leagues.length > 1}
          isOld={isOld}
        />
      ))}
    </ul>
  );
}

interface LeagueProps {
  league: StripLeague;
  hasName: boolean;
  isOld: boolean;
}

function League({ league: { name, path, score, players }, hasName, isOld }: LeagueProps) {
  const isUp = score === null || score.theirs === null || score.mine >= score.theirs;
  const firstOfTheirs = players.find(({ side }) => side === "theirs");
  return (
    <>
      <li className={`lg${isUp ? " up" : ""}`}>
        <a className="sum" href={path}>
          {score === null ? (
            <b>{name}</b>
          ) : (
            <>
              <span className="vh">{name}: </span>
              <b>{score.figures.mine}</b>
              {score.figures.theirs === null ? null : (
                <>
                  <span className="vh"> to </span>
                  <i>{score.figures.theirs}</i>
                </>
              )}
            </>
          )}
          <span className="vh">, </span>
          <small>
            {isOld ? <b className="warn">Not updated. </b> : null}
            {score !== null && hasName ? <span aria-hidden="true">{name} · </span> : null}
            {score === null ? "Scores hidden" : standingWords(score)}
          </small>
        </a>
      </li>
      {players.map((player) => (
        <Player key={`${player.side} ${player.owner}`} player={player} isCut={player === firstOfTheirs} />
      ))}
    </>
  );
}

/** `71% · 4 to play` */
function standingWords(score: StripScore): string {
  const { theirs, percent, isDecided, playing, coming } = score;
  if (theirs !== null && isDecided) return endWords(score);
  const left = coming > 0 ? `${coming} to play` : playing > 0 ? `${playing} on now` : endWords(score);
  return percent === null ? left : `${percent}% · ${left}`;
}

function endWords({ mine, theirs, isDecided }: StripScore): string {
  if (theirs === null || !isDecided) return "0 left to play";
  return mine === theirs ? "A tie" : mine > theirs ? "Won" : "Lost";
}

/** `isCut`: the first who plays for the others. */
function Player({ player, isCut }: { player: StripPlayer; isCut: boolean }) {
  const { name, side, isBench, phase, figure, newest, isOnField, path } = player;
  const words = [isBench ? "Bench" : side === "theirs" ? "Theirs" : "", newest ?? "", whereWords(player)];
  return (
    <li className={`${phase} ${side}${isCut ? " cut" : ""}${newest === null ? "" : " lit"}`}>
      <a href={path}>
        <b>
          {name} <span>{figure}</span>
        </b>{" "}
        <small>
          {isOnField ? (
            <>
              <Mark />
              <span className="vh">On the field. </span>
            </>
          ) : null}
          {words.filter((one) => one !== "").join(", ")}
        </small>
      </a>
    </li>
  );
}

/** `Q4 4:39`; before the kickoff its time, or the day of one that is far away. */
function whereWords({ state, kickoff, phase }: StripPlayer): string {
  if (state !== "") return state;
  if (phase === "off") return "No game";
  if (kickoff === null) return "";
  const isSoon = Math.abs(Date.parse(kickoff) - Date.now()) < SOON_MS;
  return (isSoon ? formatTimeOfDay : formatDay)(kickoff, readersClock);
}
