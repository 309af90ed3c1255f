import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Heard } from "../setup/open-voice-browser.ts";

/** The greeting of the emulated analyst over the small game. */
export const GREETING = /Minnesota Vikings 11, Chicago Bears 7\. Final\. What do you want to know/;

export async function start(page: Page): Promise<void> {
  await page.getByRole("button", { name: /Start talking|Start new conversation/ }).click();
}

/** Waits for a status; returns all of its words. */
export async function status(page: Page, wanted: RegExp): Promise<string> {
  const line = page.locator(".voice-status").filter({ hasText: wanted });
  await line.waitFor();
  return line.innerText();
}

/** What the panel has shown, each change once. What passes is seen here, and not by a test that waits for it on a slow machine. */
export interface ShownPanel {
  statuses: string[];
  /** What the indicator of the voice says, after whether it is active; `none` where there is no indicator. */
  indicator: string[];
  /** The colors of its dot, by whether it is active. */
  dots: Record<string, string>;
}

/** Watches the panel from now on. */
export async function watchPanel(page: Page): Promise<() => Promise<ShownPanel>> {
  await page.evaluate(() => {
    const panel: ShownPanel = { statuses: [], indicator: [], dots: {} };
    const note = (list: string[], text: string): void => {
      if (list.at(-1) !== text) list.push(text);
    };
    const look = (): void => {
      note(panel.statuses, document.querySelector(".voice-status")?.textContent ?? "none");
      const line = document.querySelector<HTMLElement>(".voice-active");
      if (line === null) return note(panel.indicator, "none");
      const isActive = String(line.dataset["active"]);
      note(panel.indicator, `${isActive}: ${line.textContent}`);
      panel.dots[isActive] = getComputedStyle(line, "::before").backgroundColor;
    };
    look();
    const all = { subtree: true, childList: true, characterData: true, attributes: true };
    new MutationObserver(look).observe(document.body, all);
    Object.assign(window, { panel });
  });
  return () => page.evaluate("window.panel");
}

/** Waits until somebody has said this. */
export async function said(page: Page, words: RegExp): Promise<void> {
  await page.locator(".voice .talk li").filter({ hasText: words }).first().waitFor();
}

export async function type(page: Page, question: string): Promise<void> {
  await page.getByLabel("Type a question in this conversation").fill(question);
  await page.locator(".voice-ask").getByRole("button", { name: "Ask" }).click();
}

export function heard(page: Page): Promise<Heard> {
  return page.evaluate("window.heard");
}

/** Waits until the analyst's voice comes out of the page. */
export async function untilHeard(page: Page): Promise<void> {
  await expect.poll(async () => (await heard(page)).loudest).toBeGreaterThan(0.05);
}
