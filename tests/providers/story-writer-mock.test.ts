import { MockLanguageModelV4 } from "ai/test";
import { modelWriter } from "../../server/ai/story-runner.ts";
import { type ScriptedAnswer, storyWriterConformance } from "../conformance/story-writer.ts";

storyWriterConformance("the package's mock", () => ({
  writer(script) {
    let round = 0;
    const model = new MockLanguageModelV4({
      doGenerate: ({ prompt }) => Promise.resolve(generated(script(JSON.stringify(prompt), round++))),
    });
    return modelWriter({ model, name: "scripted", server: "the mock" });
  },
}));

function generated(answer: ScriptedAnswer) {
  const isRefusal = "refusal" in answer;
  return {
    content: [{ type: "text" as const, text: isRefusal ? answer.refusal : answer.text }],
    finishReason: { unified: isRefusal ? ("content-filter" as const) : ("stop" as const), raw: undefined },
    usage: {
      inputTokens: { total: 1200, noCache: 1200, cacheRead: 0, cacheWrite: 0 },
      outputTokens: { total: 700, text: 700, reasoning: 0 },
    },
    warnings: [],
  };
}
