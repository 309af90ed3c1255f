export interface Reread<T> {
  read(): Promise<T>;
  /** Asked after each read: whether what was read may be too old by now. */
  isAskedAgain(): boolean;
  /** It is over, well or not: who comes from now on has to begin anew. */
  over(): void;
}

/**
 * Reads for all who ask meanwhile, until nobody has asked for more. `over` is called in one go with the last look at whether somebody
 * has: a `.finally` comes moments later, and who asked in between would join a read that does not see what it was asked for.
 */
export async function rereadWhile<T>({ read, isAskedAgain, over }: Reread<T>): Promise<T> {
  try {
    for (;;) {
      const last = await read();
      if (!isAskedAgain()) return last;
    }
  } finally {
    over();
  }
}
