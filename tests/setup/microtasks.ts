/** More steps than any chain of promises here has, from before it goes on to after it is over. */
export const STEPS = Array.from({ length: 16 }, (_, steps) => steps);

/** Lets promises go so many steps. */
export async function microtasks(steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) await Promise.resolve();
}
