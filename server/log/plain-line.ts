const LEVELS = new Map([
  [10, "trace"],
  [20, "debug"],
  [30, "info"],
  [40, "warn"],
  [50, "error"],
  [60, "fatal"],
]);

interface LoggedError {
  message?: string;
  stack?: string;
}

/** A line for a terminal from a JSON line of the log: time, level where it is not `info`, message, the other fields. */
export function plainLine(json: string): string {
  const { level, time, msg, err, ...fields } = JSON.parse(json) as {
    level: number;
    time: number;
    msg?: string;
    err?: LoggedError;
  };
  const clock = new Date(time).toTimeString().slice(0, 8);
  const word = level === 30 ? "" : `${LEVELS.get(level) ?? level}: `;
  const rest = Object.entries(fields).map(([name, value]) => ` ${name}=${fieldText(value)}`);
  const error = err === undefined ? "" : `\n${err.stack ?? err.message ?? ""}`;
  return `${clock} ${word}${msg ?? ""}${rest.join("")}${error}\n`;
}

function fieldText(value: unknown): string {
  return typeof value === "string" && /^[^\s"=]+$/.test(value) ? value : JSON.stringify(value);
}
