import { keyOfBaseUrl, type ModelSettings, openLanguageModel } from "../../server/ai/open-language-model.ts";
import { LEAST_TOKENS, SHARE_OF_TOKENS } from "../../server/chat/admit-question.ts";
import { TOKENS_PER_DAY } from "../../server/env/cost-settings.ts";
import type { Environment } from "../../server/env/environment.ts";
import { isLoopbackName } from "../../server/http/loopback.ts";
import { type Finding, failure, fine, warning } from "./finding.ts";

const CHECK = "model";
const WITHOUT = "previews and recaps are written from the stats, without an AI model";

type Settings = ModelSettings & Pick<Environment, "AI_PRICE" | "AI_TOKENS_PER_DAY">;

/** Which model writes previews and recaps, and whether its server takes the key. Nothing is spent. `patience` in milliseconds. */
export async function checkModel(settings: Settings, { patience }: { patience: number }): Promise<Finding> {
  const opened = openLanguageModel(settings);
  if (opened === null) return withoutModel(settings);
  const { name, server, look } = opened;
  const advice = "check the key and the address; until then it writes nothing new";
  let status: number;
  try {
    status = await look(AbortSignal.timeout(patience));
  } catch {
    return failure(CHECK, `${name} at ${server} cannot be reached: ${advice}`);
  }
  if (status === 401 && settings.AI_BASE_URL !== undefined && keyOfBaseUrl(settings) === undefined) {
    const other = settings.OPENAI_API_KEY === undefined ? "" : "; OPENAI_API_KEY is for OpenAI and is not sent there";
    return failure(CHECK, `${server} requires a key (${status}): set AI_API_KEY${other}`);
  }
  if (status === 401 || status === 403) return failure(CHECK, `${server} rejects the key (${status}): ${advice}`);
  if (status >= 500) return warning(CHECK, `${server} reports a server error (${status}): try again later`);
  if (isInTheOpen(settings)) {
    return warning(CHECK, `${name} at ${server} writes, but its key can be intercepted: use https:// in AI_BASE_URL`);
  }
  if (settings.AI_TOKENS_PER_DAY === 0)
    return warning(CHECK, `${name} at ${server} could be asked, but AI_TOKENS_PER_DAY is 0: ${WITHOUT}`);
  const forQuestions = Math.floor(settings.AI_TOKENS_PER_DAY * SHARE_OF_TOKENS);
  if (forQuestions < LEAST_TOKENS) {
    return warning(
      CHECK,
      `${name} at ${server} writes, but AI_TOKENS_PER_DAY leaves ${forQuestions} tokens to written questions, and an answer may take ${LEAST_TOKENS}: rules answer them`,
    );
  }
  return fine(CHECK, `${name} at ${server} writes previews and recaps; the fact check decides what is published`);
}

function withoutModel(settings: Settings): Finding {
  const unused: string[] = (["AI_MODEL", "AI_API_KEY", "OPENAI_BASE_URL", "AI_PRICE"] as const).filter(
    (name) => settings[name] !== undefined,
  );
  if (settings.AI_TOKENS_PER_DAY !== TOKENS_PER_DAY) unused.push("AI_TOKENS_PER_DAY");
  if (unused.length === 0) return fine(CHECK, `no key is set: ${WITHOUT}`);
  const names = unused.join(" and ");
  return warning(
    CHECK,
    `${WITHOUT}: without AI_BASE_URL, ANTHROPIC_API_KEY or OPENAI_API_KEY ${names} ${unused.length === 1 ? "has" : "have"} no effect`,
  );
}

/** A key that goes to another machine without TLS. */
function isInTheOpen(settings: ModelSettings): boolean {
  const { AI_BASE_URL, OPENAI_API_KEY, ANTHROPIC_API_KEY, OPENAI_BASE_URL } = settings;
  const key = AI_BASE_URL === undefined ? OPENAI_API_KEY : keyOfBaseUrl(settings);
  const address = AI_BASE_URL ?? (ANTHROPIC_API_KEY === undefined ? OPENAI_BASE_URL : undefined);
  if (key === undefined || address === undefined) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === "http:" && !isLoopbackName(hostname);
}
