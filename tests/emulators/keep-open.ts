/**
 * For `createServer`: an idle connection stays open. Closed after the usual five seconds, it can cross a request that is on its way,
 * which on a busy machine looks like a fault that no test has asked for.
 */
export const KEEP_OPEN = { keepAliveTimeout: 0 };
