import { Form, Link } from "react-router";

import type { AccountKeep } from "../../domain/my-players/account-keep.ts";

const NAMES = { players: "Players and leagues", scoring: "Scoring" };

/** What the account keeps for every browser of its person, and the choice where this one differs. */
export function AccountKeeps({ keeps }: { keeps: readonly AccountKeep[] }) {
  return (
    <section className="account-keeps" aria-labelledby="keeps-h">
      <h2 id="keeps-h">Kept for all of your browsers</h2>
      <dl className="keeps">
        {keeps.map(({ kind, account, browser }) => (
          <div key={kind}>
            <dt>{NAMES[kind]}</dt>
            <dd>
              {account === "nothing" ? "Nothing yet." : `${account}.`}
              {browser === null ? null : (
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="intent" value="keep" />
                  <input type="hidden" name="keep" value={kind} />
                  <p>
                    <b>This browser keeps {browser} instead.</b> Which of the two do you want everywhere?
                  </p>
                  <div className="acts">
                    <button className="btn" type="submit" name="from" value="account">
                      Keep {account}
                    </button>
                    <button className="btn quiet" type="submit" name="from" value="browser">
                      Keep {browser}
                    </button>
                  </div>
                </Form>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="small">
        It is the same in every browser where you sign in. Signing out takes it from this browser; it comes back with
        you. Change it at <Link to="/my/leagues">My leagues</Link>.
      </p>
    </section>
  );
}
