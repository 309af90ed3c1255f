/** What one look found. */
export interface Finding {
  /** What was looked at, in a word or two. */
  check: string;
  /** `warn` works and should be known; `fail` does not work. */
  state: "ok" | "warn" | "fail";
  /** One line: what is, and where it is not ok what to do. */
  message: string;
}

export function fine(check: string, message: string): Finding {
  return { check, state: "ok", message };
}

export function warning(check: string, message: string): Finding {
  return { check, state: "warn", message };
}

export function failure(check: string, message: string): Finding {
  return { check, state: "fail", message };
}
