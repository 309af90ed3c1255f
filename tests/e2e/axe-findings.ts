import { createRequire } from "node:module";
import type { AxeResults, Result, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

/** The smaller of its two files: every page that is looked at reads it. */
const { source } = createRequire(import.meta.url)("axe-core/axe.min.js") as { source: string };

/**
 * axe gives up on the contrast of text beside a drawn `::before`, which every play has; ours lie beside the text and not
 * under it. The other values are axe's own, which have to be repeated with the one that differs (without a `minThreshold`,
 * below which axe would look away).
 */
const CONTRAST = {
  ignorePseudo: true,
  ignoreUnicode: true,
  ignoreLength: false,
  boldValue: 700,
  boldTextPt: 14,
  largeTextPt: 18,
  contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } },
  pseudoSizeThreshold: 0.25,
  shadowOutlineEmMax: 0.2,
  textStrokeEmMin: 0.03,
};

/** What axe objects to: everything in the light theme, and in the dark one what the theme can change. */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "light" });
  const light = await analyze(page, { rules: { "target-size": { enabled: true } } });
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await analyze(page, { runOnly: ["color-contrast", "link-in-text-block"] });
  return [...light, ...dark.map((line) => `dark ${line}`)];
}

/** What axe objects to in the page as it is. */
export async function analyze(page: Page, options: RunOptions): Promise<string[]> {
  // What is not laid out yet has a place that nobody sees, and may lie over its neighbor there.
  await page.evaluate(() => document.documentElement.classList.add("keeps-place"));
  const checks = { "color-contrast": { options: CONTRAST } };
  // `checks` is read by axe and missing in its types.
  const list = await axeViolations(page, { checks, ...options } as RunOptions);
  return list.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ""}`),
  );
}

type Run = (part: string | Document, options: RunOptions) => Promise<AxeResults>;

/** axe's own words about the page, or what a selector finds in it. Once read, axe stays with the page until that goes. */
export async function axeViolations(page: Page, options: RunOptions = {}, part?: string): Promise<Result[]> {
  // Colors are those of style sheets, which may still be on their way.
  await page.waitForLoadState("load");
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(source);
  const wanted: RunOptions = { resultTypes: ["violations"], ...options };
  return page.evaluate(
    async (given) => {
      // The page's own types do not know what was read into it.
      const { axe } = window as unknown as { axe: { run: Run } };
      return (await axe.run(given.part ?? document, given.wanted)).violations;
    },
    { part, wanted },
  );
}
