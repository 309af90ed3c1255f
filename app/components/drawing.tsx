import type { ReactNode } from "react";

/** A drawing with its content in words. */
export function Drawing({ words, children }: { words: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <img> cannot hold an inline drawing that follows the theme
    <svg role="img" aria-label={words}>
      {children}
    </svg>
  );
}
