/**
 * A clock that begins at a moment and runs `speed` times as fast as time passes, for emulators that play something at a pace
 * of their own. `elapsed` gives the milliseconds that have passed since any fixed moment.
 */
export function runningClock(from: Date, speed: number, elapsed: () => number = () => performance.now()): () => Date {
  const start = elapsed();
  return () => new Date(from.getTime() + (elapsed() - start) * speed);
}
