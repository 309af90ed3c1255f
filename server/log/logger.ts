import pino, { type DestinationStream, type Logger } from "pino";
import { plainLine } from "./plain-line.ts";

export type { Logger } from "pino";

export interface LogOptions {
  level: string;
  /** Values that are replaced wherever they turn up, for example inside an address in an error's message. */
  secrets: readonly string[];
  /** Lines for people instead of JSON. */
  plain: boolean;
  write(line: string): void;
}

const HIDDEN = "[hidden]";
const SECRET_FIELDS = ["authorization", "cookie", "set-cookie", "password", "key", "token", "apiKey", "DATABASE_URL"];

/** The one logger of a process. Fields whose name says that they are secret are hidden, at the top and down to two levels below it. */
export function createLogger({ level, secrets, plain, write }: LogOptions): Logger {
  const hideIn = (_field: string, value: unknown): unknown =>
    typeof value === "string" ? secrets.reduce((text, secret) => text.replaceAll(secret, HIDDEN), value) : value;
  const destination: DestinationStream = {
    write(json) {
      // In the texts, not in the line: JSON writes some secrets otherwise (quotes), and a secret of digits is in many times.
      const safe = secrets.length === 0 ? json : `${JSON.stringify(JSON.parse(json, hideIn))}\n`;
      write(plain ? plainLine(safe) : safe);
    },
  };
  const paths = SECRET_FIELDS.flatMap((field) => [`["${field}"]`, `*["${field}"]`, `*.*["${field}"]`]);
  return pino({ level, base: null, redact: { paths, censor: HIDDEN } }, destination);
}
