/**
 * Begins to follow at `due`, in milliseconds since 1970; `follow` says whether it could, and a sign of life of the page asks it again where not. A
 * timer does not count the time that a machine slept, and a page that wakes before its network has no code to follow with yet.
 */
export function followWhenDue(due: number, follow: () => Promise<boolean>, signal: AbortSignal): void {
  let isFollowing = false;
  let isAskedAgain = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = (): void => {
    clearTimeout(timer);
    // The network may come while the code that wants it is still about to fail.
    isAskedAgain = isFollowing;
    if (isFollowing) return;
    timer = setTimeout(() => {
      isFollowing = true;
      void follow().then((is) => {
        isFollowing = is;
        if (isAskedAgain && !is) begin();
      });
    }, due - Date.now());
  };
  begin();
  for (const event of ["visibilitychange", "pageshow", "online"]) addEventListener(event, begin, { signal });
  signal.addEventListener("abort", () => clearTimeout(timer));
}
