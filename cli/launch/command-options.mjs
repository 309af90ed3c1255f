/**
 * Options of Node.js that a command runs with. A season's import lets go at once of everything that it reads: with a bound for its young
 * generation it takes 310 MB instead of 390 at most, and the same time. With a smaller one (8 or 16) it takes a tenth more; as large from
 * the start, 3 % less CPU.
 * @type {Readonly<Record<string, readonly string[] | undefined>>}
 */
export const COMMAND_OPTIONS = { import: ["--min-semi-space-size=32", "--max-semi-space-size=32"] };
