/**
 * The header with which the service worker asks for a page as everybody sees it, under what the browser chose (hidden scores, a stream, rules): what
 * is its reader's own (stars, leagues, an account) is left out, so that the page may be kept on the device.
 */
export const FOR_EVERYONE = "x-for-everyone";
