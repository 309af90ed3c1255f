/** For what only the browser knows and what stays as it is: the `subscribe` of `useSyncExternalStore`. */
export function neverChanges() {
  return () => {};
}
