/** Where a command tells how far it is: a bar that is drawn over itself on a terminal, lines elsewhere. */
export interface ProgressLine {
  /** `share` is between 0 and 1. */
  show(share: number, text: string): void;
  /** Takes the bar away, so that other lines can follow. */
  clear(): void;
}

const WIDTH = 24;

/** `stream` is standard error: what a command answers stands alone on standard output. */
export function openProgressLine(stream: NodeJS.WriteStream): ProgressLine {
  if (!stream.isTTY) return { show: (_share, text) => stream.write(`${text}\n`), clear: () => {} };
  return {
    show(share, text) {
      const full = Math.round(Math.min(1, Math.max(0, share)) * WIDTH);
      const line = `${"█".repeat(full)}${"░".repeat(WIDTH - full)} ${text}`;
      stream.write(`\r\u001B[K${line.slice(0, stream.columns - 1)}`);
    },
    clear() {
      stream.write("\r\u001B[K");
    },
  };
}
