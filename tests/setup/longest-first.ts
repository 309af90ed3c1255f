import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Files that take long for their size, the longest first, but those that talk apart from each other: their sound is late where the
 * machine has no time for it. What is missing here costs time alone.
 */
const LONG = [
  "e2e/voice-scenarios",
  "e2e/axe",
  "e2e/layout",
  "e2e/voice-trouble",
  "e2e/hot-reload",
  "e2e/figure-dots",
  "e2e/live-game",
  "e2e/voice-talk",
  "e2e/hydration",
  "e2e/live-moment",
  "e2e/real-games",
  "e2e/realtime-emulator",
  "e2e/fantasy-pages",
  "e2e/reading",
  "e2e/voice-leave",
  "e2e/account",
  "e2e/time-machine",
  "http/live-chaos",
  "http/database-restart",
  "http/process",
  "http/replay-command",
  "providers/ingest-faults",
  "providers/ingest",
  "providers/ingest-sunday",
  "providers/time-machine-sample-data",
  "providers/evaluate-command",
  "analyst/strangers-questions",
  "providers/time-machine-demo",
  "analyst/lots-of-texts",
  "providers/story-editor",
  "store/chat-budget",
  "store/backup",
  "store/postgres",
  "unit/time-machine",
].map((name) => `/tests/${name}.test.ts`);

/**
 * Begins with the files that take longest, so that no processor waits for one of them at the end. Where nothing has run before, Vitest
 * itself knows a file only by its size.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the method of the sequencer, which changes no array.
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = LONG.findIndex((name) => moduleId.endsWith(name));
      return at === -1 ? LONG.length : at;
    };
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) =>
      sorted.filter((file) => file.project === project).toSorted((a, b) => rank(a) - rank(b)),
    );
  }
}
