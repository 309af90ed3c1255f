import { Form, Link } from "react-router";

import type { LeaguesAnswer, LeaguesNote, ListedLeague } from "../../domain/my-players/leagues-page.ts";
import { type PastedChoice } from "../../domain/my-players/pasted-team.ts";
import { teamByCode } from "../../domain/game/team.ts";

interface KeptListProps {
  leagues: readonly ListedLeague[];
  starred: readonly PastedChoice[];
  note: LeaguesNote | null;
  answer: LeaguesAnswer | undefined;
}

/** The reader's leagues and stars, to be renamed and removed; what was added or removed just now is taken back by one press. */
export function KeptList({ leagues, starred, note, answer }: KeptListProps) {
  return (
    <>
      <Note note={note} problem={answer?.step === "problem" && answer.form === "list" ? answer.problem : null} />
      {leagues.length === 0 ? null : (
        <section aria-labelledby="kept-h">
          <div className="slug">
            <h2 id="kept-h">Leagues</h2>
          </div>
          <ul className="kept">
            {leagues.map((league) => (
              // A new name folds the form away.
              <League key={`${league.id} ${league.name}`} league={league} />
            ))}
          </ul>
          <p className="acts">
            <Link className="btn" to="/my">
              See how they’re doing
            </Link>
          </p>
        </section>
      )}
      {starred.length === 0 ? null : (
        <section aria-labelledby="stars-h">
          <div className="slug">
            <h2 id="stars-h">Stars</h2>
          </div>
          <Form method="post">
            <input type="hidden" name="intent" value="unstar" />
            <ul className="kept">
              {starred.map(({ owner, name, about }) => (
                <li key={owner}>
                  <span>
                    {teamByCode(owner) === null ? <Link to={`/players/${owner}`}>{name}</Link> : name}{" "}
                    <small>{about}</small>
                  </span>
                  <button className="btn quiet" type="submit" name="value" value={owner}>
                    Remove<span className="vh"> {name}</span>
                  </button>
                </li>
              ))}
            </ul>
          </Form>
        </section>
      )}
    </>
  );
}

/** What a form of the list came to. */
function Note({ note, problem }: { note: LeaguesNote | null; problem: string | null }) {
  const undo = note?.undo ?? null;
  return (
    <div className="kept-note">
      <output className={problem === null ? "" : "problem"} tabIndex={-1} data-step={note === null ? undefined : ""}>
        {problem ?? note?.words}
      </output>
      {undo === null ? null : (
        // Another button, so that the keyboard does not stand on one that does something else by now.
        <Form key={`${undo.intent} ${undo.value}`} method="post">
          <input type="hidden" name="intent" value={undo.intent} />
          <input type="hidden" name="value" value={undo.value} />
          <button className="btn quiet" type="submit">
            Undo
          </button>
        </Form>
      )}
    </div>
  );
}

function League({ league: { id, name, source, about, starters, bench } }: { league: ListedLeague }) {
  return (
    <li>
      <div>
        <b>{name}</b> <small>{source === "sleeper" ? "Sleeper" : about}</small>
        {starters.length + bench.length === 0 ? null : (
          <p className="small">
            {starters.join(", ")}
            {bench.length === 0 ? "" : `${starters.length === 0 ? "" : "; "}bench: ${bench.join(", ")}`}
          </p>
        )}
      </div>
      <div className="kept-acts">
        <details>
          <summary>
            Rename<span className="vh"> {name}</span>
          </summary>
          <Form method="post" className="rename">
            <input type="hidden" name="intent" value="rename" />
            <input type="hidden" name="id" value={id} />
            <label>
              <span className="vh">New name for {name}</span>
              <input name="name" defaultValue={name} required maxLength={40} autoComplete="off" />
            </label>
            <button className="btn quiet" type="submit">
              Rename
            </button>
          </Form>
        </details>
        {source === "sleeper" ? null : <LeagueAct intent="edit" words="Edit" id={id} name={name} />}
        <LeagueAct intent="remove" words="Remove" id={id} name={name} />
      </div>
    </li>
  );
}

function LeagueAct({ intent, words, id, name }: Record<"intent" | "words" | "id" | "name", string>) {
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <button className="btn quiet" type="submit" name="value" value={id}>
        {words}
        <span className="vh"> {name}</span>
      </button>
    </Form>
  );
}
