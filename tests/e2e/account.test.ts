import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type BrowserSite, hydrated, openBrowserSite } from "../setup/open-browser-site.ts";
import { ADMINISTRATOR as BOSS, loggedCode, signInAs } from "../setup/sign-in-as.ts";
import { axeFindings } from "./axe-findings.ts";
import { sideways } from "./page-measures.ts";

let site: BrowserSite;
let email = "";
let people = 0;
beforeAll(async () => {
  site = await openBrowserSite(undefined, { administrator: BOSS });
});
beforeEach(() => {
  people += 1;
  email = `fan${people}@six.example`;
});
afterEach(async () => {
  vi.useRealTimers();
  await site.endTest();
});
afterAll(() => site.close());

/** The account's page in a browser in which the person has just signed in. */
async function openAccount({ script = true, width = 1280, dark = false, who = email } = {}): Promise<Page> {
  const page = await site.newPage({ script, width, dark });
  const cookie = await signInAs(site.site, who);
  await page.goto("/healthz");
  const [, name = "", value = ""] = /^([^=]+)=(.*)$/.exec(cookie) ?? [];
  await page.context().addCookies([{ name, value, url: page.url() }]);
  await page.goto("/login");
  if (script) await hydrated(page);
  return page;
}

const focusedText = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? "");

describe.each([
  { name: "with JavaScript", script: true },
  { name: "without JavaScript", script: false },
])("$name", ({ script }) => {
  it("a person ends one other session, then all others, and is told so", async () => {
    for (let count = 0; count < 3; count += 1) await signInAs(site.site, email);
    const page = await openAccount({ script });
    const places = page.locator(".places li");
    expect(await places.count()).toBe(4);
    await page.getByRole("button", { name: "Sign out Unknown browser at 192.0.2.1" }).first().click();
    await page.getByText("Signed out Unknown browser.").waitFor();
    await expect.poll(() => places.count()).toBe(3);
    await page.getByRole("button", { name: "Sign out everywhere else" }).click();
    await page.getByText("Signed out 2 other browsers.").waitFor();
    await expect.poll(() => places.count()).toBe(1);
    expect(await page.getByRole("button", { name: "Sign out everywhere else" }).count()).toBe(0);
    await page.reload();
    expect(await page.locator("h1").innerText()).toBe("Your account");
  });

  it("a person deletes the account after a second look, and is signed out", async () => {
    const page = await openAccount({ script });
    await page.getByText("Delete my account", { exact: true }).click();
    await page.getByRole("button", { name: "Yes, delete my account" }).click();
    await page.getByRole("heading", { name: "Your account is deleted" }).waitFor();
    expect(await page.context().cookies()).toEqual([]);
    await page.goto("/login");
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
  });

  it("the administrator is led to a fresh code after an hour, and back to the page", async () => {
    const page = await openAccount({ script, who: BOSS });
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(Date.now() + 61 * 60_000);
    await page.getByText("Delete my account", { exact: true }).click();
    await page.getByRole("button", { name: "Yes, delete my account" }).click();
    await page.getByRole("heading", { name: "Confirm it’s you" }).waitFor();
    await page.getByRole("button", { name: "Get a code" }).click();
    await page.getByRole("heading", { name: "Enter your code" }).waitFor();
    await page.getByLabel("Eight-digit code").fill(loggedCode(site.site.log, BOSS));
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("heading", { name: "Your account" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/login");
  });
});

describe("with the keyboard alone", () => {
  it("the focus is never lost when a session's button goes with the session", async () => {
    await signInAs(site.site, email);
    const page = await openAccount();
    await page.getByRole("button", { name: "Sign out Unknown browser at 192.0.2.1" }).first().focus();
    await page.keyboard.press("Enter");
    await page.getByText("Signed out Unknown browser.").waitFor();
    await expect.poll(() => focusedText(page)).toBe("Where you are signed in");
  });
});

describe("axe finds nothing", () => {
  it.each([360, 768, 1280])("on the account's pages at %d px, and nothing is wider than the page", async (width) => {
    await signInAs(site.site, email);
    const page = await openAccount({ width });
    const findings: string[] = [];
    const look = async (): Promise<void> => {
      findings.push(...(await axeFindings(page)));
      expect(await sideways(page)).toBe(0);
    };
    await page.getByText("Delete my account", { exact: true }).click();
    await look();
    await page.goto("/login?again=1&next=/login");
    await look();
    await page.goto("/login");
    await hydrated(page);
    await page.getByText("Delete my account", { exact: true }).click();
    await page.getByRole("button", { name: "Yes, delete my account" }).click();
    await page.getByRole("heading", { name: "Your account is deleted" }).waitFor();
    await look();
    expect(findings).toEqual([]);
  });
});
