import { statusTone, statusWord } from "../../domain/game/status.ts";

/** A game's status: the word, in its color. */
export function Status({ status, children }: { status: string; children?: React.ReactNode }) {
  return (
    <span className={`status is-${statusTone(status)}`}>
      {statusWord(status)}
      {children}
    </span>
  );
}
