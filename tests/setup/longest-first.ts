import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take long for their size, the longest first. What is missing here costs time alone. */
const LONG = [
  "e2e/voice-scenarios",
  "e2e/voice-trouble",
  "e2e/axe",
  "e2e/layout",
  "e2e/voice-leave",
  "e2e/voice-talk",
  "e2e/receipts",
  "e2e/fantasy-pages",
  "e2e/live-game",
  "e2e/real-games",
  "e2e/admin",
  "http/live-chaos",
  "http/process",
  "http/replay-command",
  "providers/ingest-sunday",
  "providers/evaluate-command",
  "providers/ingest-faults",
  "store/chat-budget",
  "store/backup",
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
