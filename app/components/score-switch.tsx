import { useLocation } from "react-router";

interface ScoreSwitchProps {
  isHidden: boolean;
  /** The page to come back to; this one where absent. */
  to?: string;
  label?: string;
  /** Of the button. */
  id?: string;
}

/** The one switch for all pages of this browser: a form, because what it changes is what the server sends. */
export function ScoreSwitch({ isHidden, to, label = isHidden ? "Show scores" : "Hide scores", id }: ScoreSwitchProps) {
  const { pathname, search } = useLocation();
  return (
    <form className="score-switch" method="post" action="/scores">
      <input type="hidden" name="to" value={to ?? pathname + search} />
      <button id={id} className="btn quiet" name="scores" value={isHidden ? "shown" : "hidden"}>
        {label}
      </button>
    </form>
  );
}
