import { spawnSync } from "node:child_process";
import { CannotMeasure } from "./cannot-measure.ts";

/** Requests a second that wrk got answered over 50 connections, from one thread, with brotli accepted. */
export function runWrk(address: string, seconds: number): number {
  const done = spawnSync("wrk", ["-t1", "-c50", `-d${seconds}s`, "-H", "accept-encoding: br", address], {
    encoding: "utf8",
  });
  if (done.error !== undefined) {
    throw new CannotMeasure("the load comes from wrk, which is not installed (Debian: apt-get install wrk)");
  }
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(done.stdout)?.[1];
  const problem = /(Socket errors|Non-2xx).*/.exec(done.stdout)?.[0];
  if (rate === undefined || problem !== undefined) {
    throw new CannotMeasure(`wrk could not load ${address}: ${problem ?? done.stderr.trim()}`);
  }
  return Number(rate);
}
