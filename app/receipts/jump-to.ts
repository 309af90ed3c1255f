/** Brings a place of the page into view, out of what is folded away. For an address that has its fragment already: setting that again does nothing. */
export function jumpTo(place: Element): void {
  const fold = place.closest("details");
  if (fold !== null) fold.open = true;
  place.scrollIntoView();
}
