import { type FormEvent, useState } from "react";
import { useLocation } from "react-router";

import type { NoticeKind } from "../../domain/sunday/find-notices.ts";
import { turnOn } from "../notify/turn-on.ts";

const KINDS: readonly [kind: NoticeKind, words: string][] = [
  ["scores", "A starter of mine scores: touchdown, field goal or safety"],
  ["lead", "The lead in my match-up changes"],
  ["final", "My match-up is over"],
];

interface NotifyMeProps {
  publicKey: string;
  /** What this browser is told so far. */
  kinds: readonly NoticeKind[];
}

/** What a reader wants to be told of while the page is closed, each kind by itself; none unless it is asked for here. */
export function NotifyMe({ publicKey, kinds: before }: NotifyMeProps) {
  const { pathname, search } = useLocation();
  const [kinds, setKinds] = useState(before);
  const [words, setWords] = useState("");
  const ask = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).getAll("kind");
    const wanted = KINDS.flatMap(([kind]) => (chosen.includes(kind) ? kind : []));
    setWords("Asking your browser…");
    const problem = await turnOn(publicKey, wanted);
    setWords(problem ?? "On. You can close this page.");
    if (problem === null) setKinds(wanted);
  };
  return (
    <section className="notify" aria-labelledby="notify-h">
      <details className="fold" open={kinds.length > 0}>
        <summary>
          <h2 id="notify-h">Notifications</h2>
        </summary>
        <p className="small">
          Quiet ones, in this browser, about your players of this week. Where scores are hidden none come; behind a
          stream they come as late as you chose.
        </p>
        <noscript>
          <p>Turning them on needs JavaScript.</p>
        </noscript>
        <form onSubmit={(event) => void ask(event)} action="/my/notifications" method="post">
          <fieldset>
            <legend className="vh">Tell me when</legend>
            {KINDS.map(([kind, text]) => (
              <label key={kind}>
                <input type="checkbox" name="kind" value={kind} defaultChecked={before.includes(kind)} /> {text}
              </label>
            ))}
          </fieldset>
          <button className="btn">{kinds.length === 0 ? "Turn on" : "Save"}</button>
        </form>
        {kinds.length === 0 ? null : (
          <form action="/my/notifications" method="post">
            <input type="hidden" name="to" value={pathname + search} />
            <button className="btn quiet" name="off" value="1">
              Turn off
            </button>
          </form>
        )}
        <output>{words}</output>
      </details>
    </section>
  );
}
