/** The name of what happens to the document when an open page has shown something newer: what else moves with the page listens. */
export const SHOWN_EVENT = "shown";
