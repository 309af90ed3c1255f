import { join } from "node:path";
import { z } from "zod";
import { runChild } from "./run-child.ts";

export const pageCostQuestion = z.object({
  /** Rounds before the counting begins: the code is compiled and the caches are filled. */
  warmUp: z.number(),
  rounds: z.number(),
  /** In every round each group is asked for one of its pages, the next one each time. */
  groups: z.array(
    z.object({
      dataDir: z.string(),
      paths: z.array(z.string()),
      /** The first of them from React Router alone: see `bare-page.ts`. */
      isBare: z.boolean().optional(),
    }),
  ),
});

const pageCost = z.object({ cpu: z.number(), wall: z.number() });

/** Median milliseconds of one page: CPU time of the whole process, and on the clock. */
export type PageCost = z.infer<typeof pageCost>;

/** Renders pages in a process of its own, whole requests through the application, with nothing kept. One cost a group. */
export async function askPageCost(question: z.infer<typeof pageCostQuestion>): Promise<PageCost[]> {
  const child = join(import.meta.dirname, "child", "page-cost.ts");
  const { output } = await runChild([child, JSON.stringify(question)]);
  return z.array(pageCost).parse(JSON.parse(output));
}
