import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

import type { LedgerCard } from "../../domain/scoring/ledger-card.ts";
import { LedgerCardContent } from "./ledger-card-content.tsx";

/** A network on which the answer takes longer than this is better off with the page itself, whose progress the browser shows. */
const LONGEST_WAIT_MS = 8_000;

/** The newest press: the answer to an earlier one comes too late. */
let asked: HTMLAnchorElement | null = null;

/**
 * Shows how the points of a figure came about, in the browser's own modal dialog: Escape, a press beside it and Back close it, and the figure has
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
  // The step back to the page under the card is nothing that the router has to fetch.
  window.addEventListener(
    "popstate",
    (event) => {
      event.stopImmediatePropagation();
      dialog.close();
    },
    { capture: true, once: true },
  );
  dialog.addEventListener("click", (event) => {
    // The content fills the dialog, so that what is pressed on the dialog itself is what lies behind it.
    if (event.target === dialog) dialog.close();
    else leaveByLink(event, dialog);
  });
  dialog.addEventListener("close", () => {
    root.unmount();
    dialog.remove();
    // Some browsers give no link the focus when it is pressed, and so do not give it back.
    link.focus({ preventScroll: true });
    if (isCardsEntry()) history.back();
  });
  document.body.append(dialog);
  dialog.showModal();
  // Readers of phones go back to close what lies over a page: the card is a step of the history, at the page's own address.
  history.pushState({ ...history.state, card: true }, "");
}

function isCardsEntry(): boolean {
  return history.state?.card === true;
}

/** A plain press on a link of the card puts the other page in the card's place of the history: from there, Back leads to this page. */
function leaveByLink(event: MouseEvent, dialog: HTMLDialogElement): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  // No longer the card's, so that its end does not go back under the other page.
  history.replaceState({ ...history.state, card: false }, "");
  dialog.close();
  location.replace(link.href);
}
