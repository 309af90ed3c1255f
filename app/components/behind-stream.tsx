import { useLocation } from "react-router";

import { BEHIND_SECONDS } from "../../domain/page/behind-seconds.ts";

interface BehindStreamProps {
  seconds: number;
}

/** Where a reader says how far behind the game a television stream is: a form, because what it changes is what the server sends. */
export default function BehindStream({ seconds }: BehindStreamProps) {
  const { pathname, search } = useLocation();
  return (
    // The bar that stays says it too: see `behind.css`.
    <section className="behind" aria-label="Behind your stream" data-seconds={seconds || undefined}>
      <form className="wrap" method="post" action="/behind">
        <input type="hidden" name="to" value={pathname + search} />
        {seconds === 0 ? null : (
          <div className="behind-head">
            <p>
              <b>{`${seconds} seconds behind.`}</b> Score, plays and points are as they stood here {seconds} seconds
              ago, so that your stream shows them first.
            </p>
            <button className="btn quiet" name="seconds" value={0}>
              Go live
            </button>
          </div>
        )}
        <details>
          <summary>{seconds === 0 ? "Watching a stream? Stay behind it" : "Change the delay"}</summary>
          <fieldset className="behind-ways">
            <legend>Behind your stream by, in seconds:</legend>
            {BEHIND_SECONDS.filter((one) => one > 0).map((one) => (
              <button key={one} className="btn quiet" name="seconds" value={one} aria-pressed={one === seconds}>
                {one}
                <span className="vh"> seconds</span>
              </button>
            ))}
          </fieldset>
        </details>
      </form>
    </section>
  );
}
