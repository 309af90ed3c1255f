/** Whether the person of this browser is signed in: the page is kept for everyone and does not know. Null where nobody answers. */
export async function isSignedIn(signal: AbortSignal): Promise<boolean | null> {
  try {
    const response = await fetch("/api/me", { signal });
    const me: unknown = await response.json();
    if (typeof me !== "object" || me === null || !("userEmail" in me)) return null;
    return typeof me.userEmail === "string";
  } catch {
    return null;
  }
}
