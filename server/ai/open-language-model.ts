import { createAnthropic } from "@ai-sdk/anthropic";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModel } from "ai";
import { boundedFetch } from "./bounded-fetch.ts";

/** The variables that say which model writes, as `server/env` has read them. */
export interface ModelSettings {
  AI_BASE_URL?: string | undefined;
  AI_MODEL?: string | undefined;
  AI_API_KEY?: string | undefined;
  ANTHROPIC_API_KEY?: string | undefined;
  OPENAI_API_KEY?: string | undefined;
  OPENAI_BASE_URL?: string | undefined;
}

/** A model that can be asked. Never the name alone: a bare name would be looked up at a gateway that nobody chose. */
export interface OpenedModel {
  model: Exclude<LanguageModel, string>;
  /** As shown under a text. */
  name: string;
  /** Whose server it is, for people: `Anthropic`, `OpenAI`, or the host. */
  server: string;
  /** Asks for the list of models, which costs nothing, and gives the status of the answer. Throws where nobody answers. */
  look(signal: AbortSignal): Promise<number>;
}

/** What writes where `AI_MODEL` does not say. */
const DEFAULT_MODELS = { anthropic: "claude-sonnet-5-5", openai: "gpt-6-luna" } as const;

const ANTHROPIC = "https://api.anthropic.com/v1";
const OPENAI = "https://api.openai.com/v1";

/**
 * The model of the configuration; null without one. Of several servers `AI_BASE_URL` comes first, because it was chosen by
 * name, then Anthropic, then OpenAI, whose key may be there for other reasons. Nothing is asked or spent here.
 */
export function openLanguageModel(settings: ModelSettings): OpenedModel | null {
  const { AI_BASE_URL, AI_MODEL, ANTHROPIC_API_KEY, OPENAI_API_KEY, OPENAI_BASE_URL } = settings;
  if (AI_BASE_URL !== undefined && AI_MODEL !== undefined) {
    const apiKey = keyOfBaseUrl(settings);
    const provider = createOpenAICompatible({
      name: "compatible",
      baseURL: AI_BASE_URL,
      ...(apiKey === undefined ? {} : { apiKey }),
      // Servers that know no schema say so, and are then asked without: see `model-writer.ts`.
      supportsStructuredOutputs: true,
      // A stream tells what it took only where it is asked to.
      includeUsage: true,
      fetch: boundedFetch,
    });
    const headers = apiKey === undefined ? {} : bearer(apiKey);
    return opened(provider(AI_MODEL), AI_MODEL, hostOf(AI_BASE_URL), lookAt(AI_BASE_URL, headers));
  }
  // Addresses are always given: without them the packages would read variables of their own.
  if (ANTHROPIC_API_KEY !== undefined) {
    const name = AI_MODEL ?? DEFAULT_MODELS.anthropic;
    const provider = createAnthropic({ apiKey: ANTHROPIC_API_KEY, baseURL: ANTHROPIC, fetch: boundedFetch });
    const headers = { "x-api-key": ANTHROPIC_API_KEY, "anthropic-version": "2023-06-01" };
    return opened(provider(name), name, "Anthropic", lookAt(ANTHROPIC, headers));
  }
  if (OPENAI_API_KEY !== undefined) {
    const name = AI_MODEL ?? DEFAULT_MODELS.openai;
    const baseURL = OPENAI_BASE_URL ?? OPENAI;
    const provider = createOpenAI({ apiKey: OPENAI_API_KEY, baseURL, fetch: boundedFetch });
    // The package's own default is an API that compatible servers lack.
    const server = baseURL === OPENAI ? "OpenAI" : hostOf(baseURL);
    return opened(provider.chat(name), name, server, lookAt(baseURL, bearer(OPENAI_API_KEY)));
  }
  return null;
}

/**
 * The key that the server of `AI_BASE_URL` is sent; undefined for none. A key goes to the server that it is for and to no other:
 * OpenAI's, which pays for the voice too, goes there only where that is the server of `OPENAI_BASE_URL` as well.
 */
export function keyOfBaseUrl(settings: ModelSettings): string | undefined {
  const { AI_BASE_URL, AI_API_KEY, OPENAI_API_KEY, OPENAI_BASE_URL = OPENAI } = settings;
  if (AI_API_KEY !== undefined || AI_BASE_URL === undefined) return AI_API_KEY;
  return new URL(AI_BASE_URL).origin === new URL(OPENAI_BASE_URL).origin ? OPENAI_API_KEY : undefined;
}

function opened(model: OpenedModel["model"], name: string, server: string, look: OpenedModel["look"]): OpenedModel {
  return { model, name, server, look };
}

function lookAt(baseURL: string, headers: Record<string, string>): OpenedModel["look"] {
  return async (signal) => {
    const response = await boundedFetch(`${baseURL}/models`, { headers, signal });
    await response.body?.cancel();
    return response.status;
  };
}

function bearer(key: string): Record<string, string> {
  return { authorization: `Bearer ${key}` };
}

function hostOf(address: string): string {
  return new URL(address).host;
}
