/** The class of the line that stands above a page which the service worker kept. */
export const OFFLINE_LINE = "offline-line";
