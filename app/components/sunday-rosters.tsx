import type { ShownGame, SundayGroup, SundayLeague, SundayTeam } from "../../domain/sunday/sunday-view.ts";
import { formatExpectedPoints, formatListPoints } from "../../domain/words/points-change.ts";
import { SundayPlayer } from "./sunday-player.tsx";

type Games = Readonly<Record<string, ShownGame>>;

/** Who plays: mine solid, theirs hollow, side by side where there is room, else one or the other. */
export function SundayRosters({ league: { mine, theirs, rules }, games }: { league: SundayLeague; games: Games }) {
  const count = ({ groups }: SundayTeam) => groups.reduce((sum, { players }) => sum + players.length, 0);
  return (
    <div className="rosters">
      <div className="whose">
        {theirs === null ? (
          <p className="alone">
            Mine <small>{count(mine)}</small>
          </p>
        ) : (
          <fieldset className="picks">
            <legend className="vh">Whose players</legend>
            <label>
              <input type="radio" name="whose" id="whose-mine" defaultChecked />
              Mine <small>{count(mine)}</small>
            </label>
            <label>
              <input type="radio" name="whose" id="whose-theirs" />
              Theirs <small>{count(theirs)}</small>
            </label>
          </fieldset>
        )}
        <RulerKey hasLikely={isLikely(mine) || (theirs !== null && isLikely(theirs))} />
      </div>
      <Side team={mine} title="Mine" side="ours" games={games} rules={rules} />
      {theirs === null ? null : <Side team={theirs} title={theirs.name} side="theirs" games={games} rules={rules} />}
    </div>
  );
}

function isLikely({ groups }: SundayTeam): boolean {
  return groups.some(({ players }) => players.some(({ likely }) => likely !== null));
}

/** What the parts of a ruler are, for readers who see it; the others have each of its figures in words. Once all is over nothing is likely. */
function RulerKey({ hasLikely }: { hasLikely: boolean }) {
  return (
    <p className="ruler-key" aria-hidden="true">
      <span>
        <svg viewBox="0 0 28 14">
          <rect fill="currentColor" x="0" y="3" width="28" height="8" />
        </svg>
        so far
      </span>
      {hasLikely ? (
        <span>
          <svg className="ruler" viewBox="0 0 28 14">
            <rect className="likely" x="0" y="5" width="28" height="4" />
          </svg>
          likely, 8 of 10
        </span>
      ) : null}
      <span>
        <svg className="ruler" viewBox="0 0 28 14">
          <path className="proj" d="M14 0V14" />
        </svg>
        projected before kickoff
      </span>
    </p>
  );
}

interface SideProps {
  team: SundayTeam;
  title: string;
  side: "ours" | "theirs";
  games: Games;
  rules: string | null;
}

function Side({ team, title, side, games, rules }: SideProps) {
  return (
    <section className={side} aria-labelledby={`${side}-h`}>
      <h2 className="side-h" id={`${side}-h`}>
        {title}
      </h2>
      {team.groups.length === 0 ? <p className="empty">No starters.</p> : null}
      {team.groups.map((group) => (
        <Group key={group.phase} group={group} games={games} rules={rules} />
      ))}
    </section>
  );
}

const WORDS = { now: "On now", coming: "To play", over: "Final", off: "Not playing" } as const;

interface GroupProps extends Pick<SideProps, "games" | "rules"> {
  group: SundayGroup;
}

function Group({ group: { phase, players, sum }, games, rules }: GroupProps) {
  const sumWords = phase === "coming" ? "projected" : phase === "now" ? "so far" : "points";
  return (
    <>
      <div className="phase">
        <h3 className={phase === "now" ? "is-live" : undefined}>
          {WORDS[phase]} <span className="n">{players.length}</span>
        </h3>
        {sum === null || phase === "off" ? null : (
          <span className="small n">
            {phase === "coming" ? formatExpectedPoints(sum) : formatListPoints(sum)} {sumWords}
          </span>
        )}
      </div>
      <ol>
        {players.map((player, index) => (
          <SundayPlayer key={player.owner ?? `empty${index}`} player={player} games={games} rules={rules} />
        ))}
      </ol>
    </>
  );
}
