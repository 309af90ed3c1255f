import type { ReactNode } from "react";
import { Link } from "react-router";

interface MomentStepProps {
  to: string;
  /** There is nothing that way. It stays where it is, so that who pressed it last keeps the focus. */
  isOff?: boolean;
  /** It looks like the tabs beside it instead of a button. */
  isTab?: boolean;
  onGo(path: string): void;
  children: ReactNode;
}

/** A step of the time machine: a link that changes the moment and nothing of where the reader is. */
export function MomentStep({ to, isOff = false, isTab = false, onGo, children }: MomentStepProps) {
  return (
    <Link
      className={isTab ? undefined : "btn quiet"}
      to={to}
      replace
      preventScrollReset
      rel="nofollow"
      aria-disabled={isOff || undefined}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        if (!isOff) onGo(to);
      }}
    >
      {children}
    </Link>
  );
}
