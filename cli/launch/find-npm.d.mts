/** How npm is started: a command, and the arguments that come before its own. */
export function findNpm(): { command: string; args: string[] };
