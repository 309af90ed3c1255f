let note: HTMLElement | null = null;

/**
 * Says at the foot of the window what of a finished game was corrected, until it is closed: over the page and not in it, so that
 * nothing moves. Screen readers hear it from the announcer.
 */
export function showCorrection(words: string): void {
  clearCorrection();
  note = document.createElement("aside");
  note.className = "corrected-now";
  note.setAttribute("aria-label", "Correction");
  const text = document.createElement("p");
  text.textContent = words;
  note.append(text, linkToList(), closeButton());
  document.body.append(note);
}

/** Takes the note away. */
export function clearCorrection(): void {
  note?.remove();
  note = null;
}

/** To the page's own list of everything that was corrected, opened. Its code may still be on its way when the note is made. */
function linkToList(): HTMLElement {
  const link = document.createElement("a");
  link.href = "#corrections";
  link.textContent = "All corrections";
  link.addEventListener("click", () => document.querySelector("details#corrections")?.setAttribute("open", ""));
  return link;
}

function closeButton(): HTMLElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "btn quiet";
  button.textContent = "×";
  button.setAttribute("aria-label", "Close");
  button.addEventListener("click", clearCorrection);
  return button;
}
