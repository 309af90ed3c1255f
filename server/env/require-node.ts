/** The oldest Node.js that runs the TypeScript sources and the libraries as they are. */
export const OLDEST_NODE = 24;

/** What to tell a person whose Node.js is too old; null when it will do. `version` as in `process.version`. */
export function nodeVersionProblem(version: string): string | null {
  const major = Number(/^v?(\d+)/.exec(version)?.[1] ?? 0);
  if (major >= OLDEST_NODE) return null;
  return `Pickle Six runs on Node.js ${OLDEST_NODE} or newer and this is ${version}: start it with "npm start", which brings its own Node.js ${OLDEST_NODE}.`;
}
