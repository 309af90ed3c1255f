/** Whether the person of this browser is signed in: the page is kept for everyone and does not know. False where nobody answers. */
export async function isSignedIn(signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch("/api/me", { signal });
    const me: unknown = await response.json();
    return typeof me === "object" && me !== null && "userEmail" in me && typeof me.userEmail === "string";
  } catch {
    return false;
  }
}
