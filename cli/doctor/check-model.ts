import { type ModelSettings, openLanguageModel } from "../../server/ai/open-language-model.ts";
import { isLoopbackName } from "../../server/http/loopback.ts";
import { type Finding, failure, fine, warning } from "./finding.ts";

const CHECK = "model";

/** Which model writes previews and recaps, and whether its server takes the key. Nothing is spent. `patience` in milliseconds. */
export async function checkModel(settings: ModelSettings, { patience }: { patience: number }): Promise<Finding> {
  const opened = openLanguageModel(settings);
  if (opened === null) return withoutModel(settings);
  const { name, server, look } = opened;
  const advice = "check the key and the address; until then nothing new is written by it";
  let status: number;
  try {
    status = await look(AbortSignal.timeout(patience));
  } catch {
    return failure(CHECK, `${name} at ${server} cannot be reached: ${advice}`);
  }
  if (status === 401 || status === 403) return failure(CHECK, `${server} does not take the key (${status}): ${advice}`);
  if (status >= 500) return warning(CHECK, `${server} has a fault of its own (${status}): try again later`);
  if (isInTheOpen(settings)) {
    return warning(
      CHECK,
      `${name} at ${server} writes, but its key can be read on the way: write https:// in AI_BASE_URL`,
    );
  }
  return fine(CHECK, `${name} at ${server} writes previews and recaps; the fact check decides what is published`);
}

function withoutModel({ AI_MODEL, OPENAI_BASE_URL }: ModelSettings): Finding {
  const unused = [AI_MODEL === undefined ? "" : "AI_MODEL", OPENAI_BASE_URL === undefined ? "" : "OPENAI_BASE_URL"];
  const names = unused.filter((name) => name !== "").join(" and ");
  const text = "previews and recaps are written from the data, without a model";
  if (names === "") return fine(CHECK, `no key is set: ${text}`);
  return warning(CHECK, `${text}: without AI_BASE_URL, ANTHROPIC_API_KEY or OPENAI_API_KEY nothing comes of ${names}`);
}

/** A key that goes to another machine without TLS. */
function isInTheOpen({
  AI_BASE_URL,
  AI_API_KEY,
  OPENAI_API_KEY,
  ANTHROPIC_API_KEY,
  OPENAI_BASE_URL,
}: ModelSettings): boolean {
  const key = AI_BASE_URL === undefined ? OPENAI_API_KEY : (AI_API_KEY ?? OPENAI_API_KEY);
  const address = AI_BASE_URL ?? (ANTHROPIC_API_KEY === undefined ? OPENAI_BASE_URL : undefined);
  if (key === undefined || address === undefined) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === "http:" && !isLoopbackName(hostname);
}
