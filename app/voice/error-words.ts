/** The message inside whatever the SDK reports: an error of its own, the provider's event, or one wrapped in the other. */
export function messageOf(problem: unknown): string {
  let inner = problem;
  for (let depth = 0; depth < 5 && typeof inner === "object" && inner !== null; depth += 1) {
    const { message, error } = inner as { message?: unknown; error?: unknown };
    if (typeof message === "string" && message !== "") return withoutPrefix(message);
    inner = error;
  }
  return typeof inner === "string" && inner !== "" ? inner : "Unknown error";
}

/** The provider's code of an error, inside the same wrappings; null without one. */
export function codeOf(problem: unknown): string | null {
  let inner = problem;
  for (let depth = 0; depth < 5 && typeof inner === "object" && inner !== null; depth += 1) {
    const { code, error } = inner as { code?: unknown; error?: unknown };
    if (typeof code === "string") return code;
    inner = error;
  }
  return null;
}

/** The site's own sentence, without what the SDK writes before it. */
function withoutPrefix(message: string): string {
  return message.replace(/^Realtime call request failed with status \d+: /, "");
}
