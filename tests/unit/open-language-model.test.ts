import { describe, expect, it } from "vitest";
import { keyOfBaseUrl, openLanguageModel, type ModelSettings } from "../../server/ai/open-language-model.ts";

const OWN = { AI_BASE_URL: "http://127.0.0.1:11434/v1", AI_MODEL: "llama-4:8b" };

function opened(settings: ModelSettings) {
  const model = openLanguageModel(settings);
  return model === null ? null : { name: model.name, server: model.server, provider: model.model.provider };
}

describe("openLanguageModel", () => {
  it("S9.config.9 is nobody where nothing is configured", () => {
    expect(openLanguageModel({})).toBeNull();
    expect(openLanguageModel({ AI_MODEL: "gpt-6-luna", OPENAI_BASE_URL: "https://models.example/v1" })).toBeNull();
  });

  it("S9.config.9 asks OpenAI through the API that compatible servers have too", () => {
    expect(opened({ OPENAI_API_KEY: "k" })).toEqual({ name: "gpt-6-luna", server: "OpenAI", provider: "openai.chat" });
    expect(opened({ OPENAI_API_KEY: "k", OPENAI_BASE_URL: "https://models.example/v1" })).toMatchObject({
      server: "models.example",
      provider: "openai.chat",
    });
  });

  it("S9.config.9 asks Anthropic before OpenAI, whose key may be there for the voice analyst", () => {
    expect(opened({ OPENAI_API_KEY: "k", ANTHROPIC_API_KEY: "a" })).toEqual({
      name: "claude-sonnet-5-5",
      server: "Anthropic",
      provider: "anthropic.messages",
    });
  });

  it("S9.config.9 asks a server chosen by name before anybody else, with a key or without", () => {
    const expected = { name: "llama-4:8b", server: "127.0.0.1:11434", provider: "compatible.chat" };
    expect(opened(OWN)).toEqual(expected);
    expect(opened({ ...OWN, AI_API_KEY: "k", OPENAI_API_KEY: "o", ANTHROPIC_API_KEY: "a" })).toEqual(expected);
  });

  it("sends a server no key but its own", () => {
    const OPENAI = { OPENAI_API_KEY: "o" };
    expect(keyOfBaseUrl({ ...OWN, ...OPENAI })).toBeUndefined();
    expect(keyOfBaseUrl({ ...OWN, ...OPENAI, AI_API_KEY: "k" })).toBe("k");
    expect(keyOfBaseUrl({ ...OWN, ...OPENAI, OPENAI_BASE_URL: "https://models.example/v1" })).toBeUndefined();
    expect(keyOfBaseUrl({ AI_MODEL: "gpt-6-sol", AI_BASE_URL: "https://api.openai.com/v1/", ...OPENAI })).toBe("o");
    const gateway = "https://models.example/v1";
    expect(keyOfBaseUrl({ AI_BASE_URL: gateway, OPENAI_BASE_URL: gateway, ...OPENAI })).toBe("o");
  });

  it("S9.config.9 takes another model where one is named", () => {
    expect(opened({ ANTHROPIC_API_KEY: "a", AI_MODEL: "claude-haiku-5-5" })?.name).toBe("claude-haiku-5-5");
    expect(opened({ OPENAI_API_KEY: "k", AI_MODEL: "gpt-6-sol" })?.name).toBe("gpt-6-sol");
  });

  it("opens models, not names that a gateway would be asked for", () => {
    for (const settings of [OWN, { ANTHROPIC_API_KEY: "a" }, { OPENAI_API_KEY: "k" }]) {
      expect(openLanguageModel(settings)?.model).toHaveProperty("doGenerate");
    }
  });
});
