interface ReceiptCard {
  element: HTMLElement;
  /** Beside which it stands. */
  claim: HTMLElement | null;
  follow(link: HTMLAnchorElement): void;
}

/** The one card of the page; made when it is first needed. */
let card: ReceiptCard | null = null;

/**
 * Shows a fact's proofs in a card beside the claim: the browser's own popover, which Escape and a press elsewhere close, and which
 * gives the focus back. `follow` takes the reader to a place that the card names.
 */
export function showReceiptCard(claim: HTMLElement, fact: HTMLElement, follow: ReceiptCard["follow"]): void {
  card ??= makeCard();
  const { element } = card;
  element.hidePopover();
  card.claim?.classList.remove("is-open");
  card.claim = claim;
  card.follow = follow;
  claim.classList.add("is-open");
  element.setAttribute("aria-label", `What proves “${claim.textContent}”`);
  // Nodes, not markup: no text becomes HTML here.
  const proofs = Array.from(fact.querySelectorAll(".proof"), (proof) => proof.cloneNode(true));
  element.replaceChildren(...proofs, closeButton(element));
  // Beside the text in the document too, so that reading on from the card leads on.
  claim.closest(".written")?.append(element);
  element.showPopover();
  element.focus({ preventScroll: true });
}

function makeCard(): ReceiptCard {
  const element = document.createElement("div");
  element.className = "receipt";
  element.popover = "auto";
  element.role = "dialog";
  element.tabIndex = -1;
  const made: ReceiptCard = { element, claim: null, follow: () => {} };
  element.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    element.hidePopover();
    made.follow(link);
  });
  element.addEventListener("toggle", () => {
    if (!element.matches(":popover-open")) made.claim?.classList.remove("is-open");
  });
  return made;
}

function closeButton(element: HTMLElement): HTMLElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "btn quiet";
  button.textContent = "×";
  button.setAttribute("aria-label", "Close");
  button.addEventListener("click", () => element.hidePopover());
  return button;
}
