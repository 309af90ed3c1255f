/** What the administrator is told after something was read from the provider. */
export type LoadOutcome = { success: true; message: string } | { success: false; error: string };
