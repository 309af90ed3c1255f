/** Work that several callers wait for at once, each as long as his own signal lets him. */
export interface SharedWork<T> {
  /** Begins the work of that name, or joins it while it runs. Rejects with the signal's reason where that comes first. */
  join(name: string, signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T>;
}

interface Running<T> {
  result: Promise<T>;
  callers: number;
  /** Nobody waits any more. */
  leave: AbortController;
}

/** Nobody's deadline ends what another still waits for: work is given up when the last caller has left. */
export function sharedWork<T>(): SharedWork<T> {
  const running = new Map<string, Running<T>>();

  function begin(name: string, work: (signal: AbortSignal) => Promise<T>): Running<T> {
    const leave = new AbortController();
    const result = work(leave.signal).finally(() => forget(name, one));
    const one: Running<T> = { result, callers: 0, leave };
    running.set(name, one);
    return one;
  }

  function forget(name: string, one: Running<T>): void {
    if (running.get(name) === one) running.delete(name);
  }

  return {
    join(name, signal, work) {
      return new Promise((resolve, reject) => {
        signal.throwIfAborted();
        const one = running.get(name) ?? begin(name, work);
        one.callers += 1;
        function goAway(): void {
          reject(signal.reason);
          one.callers -= 1;
          if (one.callers > 0) return;
          forget(name, one);
          one.leave.abort(signal.reason);
        }
        signal.addEventListener("abort", goAway, { once: true });
        one.result.then(resolve, reject).finally(() => signal.removeEventListener("abort", goAway));
      });
    },
  };
}
