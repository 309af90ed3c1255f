import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { teamByCode } from "../../../domain/game/team.ts";
import { readBody } from "../../http/read-body.ts";
import type { Logger } from "../../log/logger.ts";
import { reasonOf } from "../../log/reason-of.ts";
import { pictureType } from "./picture-type.ts";

export interface Logo {
  /** Of a type that browsers show, known by its bytes. */
  type: string;
  body: Buffer;
}

/** Where pages find logos that the site serves by itself. */
export const OWN_LOGO_URL = "/team-logos/{team}";

/** Team logos that this site serves by itself (`TEAM_LOGOS=local`). */
export interface TeamLogos {
  /** The logo of a team code; null for no team of ours, and where the host gave none (asked again after a while). */
  find(team: string): Promise<Logo | null>;
}

export interface TeamLogosOptions {
  /** Where they are kept; made when the first is there. */
  folder: string;
  /** The host's address of a logo, with `{team}` where the team code goes. */
  url: string;
  log: Logger;
  /** Milliseconds that the host may take; 10,000 when absent. */
  patience?: number;
  /** Milliseconds; the system's clock when absent. */
  now?: () => number;
}

/** A logo is 2 to 60 kB. */
const MOST_BYTES = 512 * 1024;
const ASK_AGAIN_MS = 10 * 60_000;

/**
 * Asks the host once for each team, when somebody first wants to see its logo, and keeps the answer in a folder. A file
 * that is taken out of the folder is asked for again after the next start. Visitors' browsers never contact the host.
 */
export function openTeamLogos({ folder, url, log, patience = 10_000, now = Date.now }: TeamLogosOptions): TeamLogos {
  const known = new Map<string, Promise<Logo | null>>();
  const failedAt = new Map<string, number>();

  async function load(team: string): Promise<Logo | null> {
    const file = join(folder, team);
    const kept = await readFile(file).catch(() => null);
    const type = kept === null ? null : pictureType(kept);
    if (kept !== null && type !== null) return { type, body: kept };
    try {
      const logo = await ask(url.replaceAll("{team}", team), patience);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Whole or not at all, also where two processes do it at once.
      const part = `${file}.${randomUUID()}`;
      await writeFile(part, logo.body);
      await rename(part, file);
      return logo;
    } catch (error) {
      log.warn({ team, reason: reasonOf(error) }, "a team's logo could not be had; its drawn sleeve is shown");
      failedAt.set(team, now());
      return null;
    }
  }

  return {
    async find(team) {
      if (teamByCode(team) === null) return null;
      const failed = failedAt.get(team);
      if (failed !== undefined && now() - failed >= ASK_AGAIN_MS) {
        failedAt.delete(team);
        known.delete(team);
      }
      const found = known.get(team) ?? load(team);
      known.set(team, found);
      return found;
    },
  };
}

/** Fails with what a person can do something about. The host is the one that was configured, so it leads nowhere else. */
async function ask(address: string, patience: number): Promise<Logo> {
  const response = await fetch(address, {
    redirect: "error",
    headers: { accept: "image/svg+xml,image/avif,image/webp,image/png,image/*" },
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) throw new Error(`the host answered ${response.status}`);
  const body = await readBody(response, MOST_BYTES);
  if (body === null) {
    await response.body?.cancel().catch(() => undefined);
    throw new Error(`the host's picture is larger than ${MOST_BYTES} bytes`);
  }
  const type = pictureType(body);
  if (type === null) throw new Error("the host answered something that is no picture");
  return { type, body };
}
