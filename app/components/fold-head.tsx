import type { ReactNode } from "react";

/**
 * The head of a table that a phone folds. A wide window, which has the table open, shows a heading in its place: a summary would be a stop of
 * the Tab key that does nothing, and would call folded what is in view.
 */
export function FoldHead({ children }: { children: ReactNode }) {
  const head = <h3>{children}</h3>;
  return (
    <>
      <summary>{head}</summary>
      {head}
    </>
  );
}
