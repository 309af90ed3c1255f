import type { Locator, Page } from "playwright-core";

/**
 * Presses a link or a button of a page without script and waits for the page that it leads to: what is read right afterwards may be the
 * old one's, and on a busy machine a second press in the meantime takes back the first.
 */
export async function follow(page: Page, target: Locator): Promise<void> {
  await Promise.all([page.waitForEvent("load"), target.click()]);
}
