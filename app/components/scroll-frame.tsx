import type { ReactNode } from "react";

/** The frame in which a wide table scrolls, so that the page does not. Reached by the keyboard, which scrolls it. */
export function ScrollFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who cannot reach a scrolling frame cannot read it
    <section className="frame" tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
