/** What runs an open conversation, with the tools and the check of answers: loaded beside the library, not before it. */
export async function loadSession() {
  const { voiceSession } = await import("./voice-session.ts");
  return voiceSession;
}
