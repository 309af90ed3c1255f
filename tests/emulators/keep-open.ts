/**
 * For `createServer`: a connection that rests stays open. Closing it after the usual five seconds meets, on a busy machine, a request
 * that has just set out, and looks like a fault that no test has asked for.
 */
export const KEEP_OPEN = { keepAliveTimeout: 0 };
