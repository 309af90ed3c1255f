import type { ReactNode } from "react";
import { Link } from "react-router";

export interface PageTab {
  key: string;
  label: ReactNode;
  /** Search part of the address, '' for none. */
  search: string;
  current: boolean;
}

interface PageTabsProps {
  /** What is chosen, for people who do not see the row. */
  label: string;
  tabs: PageTab[];
  className?: string;
}

/** A choice kept in the address: links, so that it works before and without script. Keeps the scroll position. */
export function PageTabs({ label, tabs, className = "" }: PageTabsProps) {
  return (
    <nav className={`tabs ${className}`} aria-label={label}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.key}>
            <Link
              to={{ search: tab.search }}
              replace
              preventScrollReset
              aria-current={tab.current ? "true" : undefined}
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
