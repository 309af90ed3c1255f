/** What the administrator is told after something was read from the provider. */
export type LoadOutcome = { success: true; message: string } | { success: false; error: string };

/** The same on a page with several forms: `about` says whose. */
export type AdminOutcome = LoadOutcome & { about: "week" | "voice" | "game" | "sessions" };
