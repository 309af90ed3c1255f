import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

import type { LedgerCard } from "../../domain/scoring/ledger-card.ts";
import { LedgerCardContent } from "./ledger-card-content.tsx";

/** A network on which the answer takes longer than this is better off with the page itself, whose progress the browser shows. */
const LONGEST_WAIT_MS = 8_000;

/** The newest press: the answer to an earlier one comes too late. */
let asked: HTMLAnchorElement | null = null;

/**
 * Shows how the points of a figure came about, in the browser's own modal dialog: Escape and a press beside it close it, and the figure has
 * the focus again. `follow` goes to the figure's page, where there is no card to be had.
 */
export async function openLedgerCard(link: HTMLAnchorElement, follow: () => void): Promise<void> {
  asked = link;
  const card = await readCard(link).catch(() => null);
  if (asked !== link) return;
  asked = null;
  if (card === null || !("HTMLDialogElement" in globalThis)) follow();
  else show(card, link);
}

async function readCard(link: HTMLAnchorElement): Promise<LedgerCard | null> {
  const address = new URL(link.href);
  address.pathname = address.pathname.replace("/points/", "/live/points/");
  // A reader who hides scores has asked for this page's.
  if (location.search.includes("scores=shown")) address.searchParams.set("scores", "shown");
  const answer = await fetch(address, { cache: "no-cache", signal: AbortSignal.timeout(LONGEST_WAIT_MS) });
  // Our own server made it, of this very type: `server/pages/ledger-card.server.ts`.
  return answer.ok ? ((await answer.json()) as LedgerCard) : null;
}

function show(card: LedgerCard, link: HTMLAnchorElement): void {
  const dialog = document.createElement("dialog");
  dialog.className = "ledger-card";
  dialog.setAttribute("aria-labelledby", "ledger-card-h");
  const root = createRoot(dialog);
  flushSync(() => root.render(<LedgerCardContent card={card} page={link.href} onClose={() => dialog.close()} />));
  const open = new AbortController();
  // Back leads to another page under it.
  window.addEventListener("popstate", () => dialog.close(), { signal: open.signal });
  // The content fills the dialog, so that what is pressed on the dialog itself is what lies behind it.
  dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener("close", () => {
    open.abort();
    root.unmount();
    dialog.remove();
    // Some browsers give no link the focus when it is pressed, and so do not give it back.
    link.focus({ preventScroll: true });
  });
  document.body.append(dialog);
  dialog.showModal();
}
