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
  await expect.poll(async () => (await heard(page)).loudest, { timeout: 15_000 }).toBeGreaterThan(0.05);
}
