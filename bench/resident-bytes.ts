import { readFileSync } from "node:fs";
import { CannotMeasure } from "./cannot-measure.ts";

/** The resident memory of a process. Throws `CannotMeasure` where the system does not tell it. */
export function residentBytes(pid: number): number {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return Number(kilobytes) * 1024;
  } catch {
    throw new CannotMeasure("this system does not tell the memory of a process in /proc");
  }
}
