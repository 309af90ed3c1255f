import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type BrowserSite, hydrated, openBrowserSite } from "../setup/open-browser-site.ts";
import { ADMINISTRATOR, loggedCode } from "../setup/sign-in-as.ts";
import { painted } from "../setup/layout-shifts.ts";
import { axeFindings } from "./axe-findings.ts";

let site: BrowserSite;
let email = "";
let people = 0;
beforeAll(async () => {
  site = await openBrowserSite(undefined, { administrator: ADMINISTRATOR });
});
// Somebody new each time: an address may ask for five codes an hour.
beforeEach(() => {
  people += 1;
  email = `fan${people}@six.example`;
});
afterEach(() => site.endTest());
afterAll(() => site.close());

const code = (): string => loggedCode(site.site.log, email);
const wrongCode = (): string => (code() === "00000000" ? "00000001" : "00000000");
const heading = (page: Page): Promise<string> => page.locator("h1").innerText();
const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.id ?? "");

async function openLogin(script: boolean, width = 1280): Promise<Page> {
  const page = await site.open("/login", { script, width });
  if (script) await hydrated(page);
  return page;
}

async function askForCode(page: Page): Promise<void> {
  await page.getByLabel("Your email address").fill(email);
  await page.getByRole("button", { name: "Get a code" }).click();
  await page.getByRole("heading", { name: "Enter your code" }).waitFor();
}

async function typeCode(page: Page, typed: string): Promise<void> {
  await page.getByLabel("Eight-digit code").fill(typed);
  await page.getByRole("button", { name: "Sign in" }).click();
}

describe.each([
  { name: "with JavaScript", script: true },
  { name: "without JavaScript", script: false },
])("$name", ({ script }) => {
  it("S2.route.12 S2.route.14 a person signs in, is known, and signs out", async () => {
    const page = await openLogin(script);
    await askForCode(page);
    await expect.poll(() => focused(page)).toBe("code");
    await typeCode(page, code());
    await page.getByRole("heading", { name: "Your account" }).waitFor();
    expect(await page.locator("main").innerText()).toContain(`You are signed in as ${email}.`);
    expect(await page.locator(".places li").allInnerTexts()).toEqual([expect.stringMatching(/^Chrome.*, this one\s/)]);
    await page.getByRole("link", { name: "Scores" }).click();
    await page.waitForURL("**/stats");
    await page.getByRole("link", { name: "Account" }).click();
    await page.getByRole("button", { name: "Sign out", exact: true }).click();
    await page.getByRole("heading", { name: "You are signed out" }).waitFor();
    // What is left says only that this browser is no stranger's.
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(["pickle-six-browser"]);
    await page.goto("/login");
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
  });

  it("S2.route.13 what is wrong is said beside the field, where the keyboard is", async () => {
    const page = await openLogin(script);
    await page.getByLabel("Your email address").fill("fan at six");
    await page.getByRole("button", { name: "Get a code" }).click();
    await page.locator("#email-problem").waitFor();
    await expect.poll(() => focused(page)).toBe("email");
    const field = page.getByLabel("Your email address");
    expect(await field.inputValue()).toBe("fan at six");
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    expect(await field.getAttribute("aria-describedby")).toBe("email-problem");
    await askForCode(page);
    await typeCode(page, wrongCode());
    await page.getByText("That code is incorrect. You have 2 tries left.").waitFor();
    await expect.poll(() => focused(page)).toBe("code");
    await typeCode(page, code());
    await page.getByRole("heading", { name: "Your account" }).waitFor();
  });

  it("a new code comes when it is asked for, and another address can be given", async () => {
    const page = await openLogin(script);
    await askForCode(page);
    await page.getByRole("button", { name: "Send a new code" }).click();
    await page.getByText(`A new code for ${email} is in the server’s log`).waitFor();
    await page.getByRole("link", { name: "Use a different address" }).click();
    await expect.poll(() => heading(page)).toBe("Sign in");
  });

  it("everywhere means the other browser too", async () => {
    const [here, there] = [await openLogin(script), await openLogin(script)];
    for (const page of [here, there]) {
      await askForCode(page);
      await typeCode(page, code());
      await page.getByRole("heading", { name: "Your account" }).waitFor();
    }
    await here.getByRole("button", { name: "Sign out everywhere" }).click();
    await here.getByText("On this browser and every other one.").waitFor();
    await there.reload();
    expect(await heading(there)).toBe("Sign in");
  });
});

describe.each([{ script: true }, { script: false }])(
  "with a code from the server, JavaScript $script",
  ({ script }) => {
    it("the administrator signs in without any mail, and what is wrong is said beside the field", async () => {
      const page = await site.open("/login?code=server", { script });
      if (script) await hydrated(page);
      expect(await heading(page)).toBe("Sign in from the server");
      await page.getByLabel("Code from the server").fill("not it");
      await page.getByRole("button", { name: "Sign in" }).click();
      await page.getByText("Copy the whole line that npm run sign-in printed.").waitFor();
      await expect.poll(() => focused(page)).toBe("code");
      if (script) expect(await axeFindings(page)).toEqual([]);
      const made = await site.site.accounts.makeServerCode();
      await page.getByLabel("Code from the server").fill(made?.code ?? "");
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { name: "Your account" }).waitFor();
      expect(await page.locator("main").innerText()).toContain("You are the administrator");
    });
  },
);

describe("with the keyboard alone", () => {
  it("a person signs in and out, and the focus is never lost", async () => {
    const page = await openLogin(true);
    await page.getByLabel("Your email address").focus();
    await page.keyboard.type(email);
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe("code");
    await page.keyboard.type(code());
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Your account" }).waitFor();
    await expect.poll(() => focused(page)).toBe("main");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Sign out");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "You are signed out" }).waitFor();
    await expect.poll(() => focused(page)).toBe("main");
  });

  it("a key that is pressed in the moment in which the field takes the focus is not overwritten by the next", async () => {
    const page = await openLogin(true);
    await page.evaluate(() =>
      document.addEventListener("focusin", ({ target }) => {
        if (!(target instanceof HTMLInputElement) || target.id !== "code") return;
        queueMicrotask(() => document.execCommand("insertText", false, "1"));
      }),
    );
    await askForCode(page);
    const field = page.getByLabel("Eight-digit code");
    await expect.poll(() => field.inputValue()).toBe("1");
    await painted(page);
    await page.keyboard.type("2");
    expect(await field.inputValue()).toBe("12");
  });

  it("a pasted code with a space in it fits into the field", async () => {
    const page = await openLogin(true);
    await askForCode(page);
    await page.getByLabel("Eight-digit code").fill(`${code().slice(0, 4)} ${code().slice(4)}`);
    await page.keyboard.press("Enter");
    await expect.poll(() => heading(page)).toBe("Your account");
  });
});

describe("a button that is pressed twice", () => {
  it("sends its form once: a second code would kill the first, and a code works once", async () => {
    const page = await openLogin(true);
    let sent = 0;
    let released = Promise.withResolvers<void>();
    await page.route("**/login.data*", async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      sent += 1;
      await released.promise;
      return route.continue();
    });
    async function pressTwice(name: string): Promise<void> {
      const button = page.getByRole("button", { name });
      released = Promise.withResolvers();
      await button.click();
      await page.locator('button[aria-disabled="true"]').first().waitFor();
      await button.click({ force: true });
      released.resolve();
    }
    await page.getByLabel("Your email address").fill(email);
    await pressTwice("Get a code");
    await page.getByRole("heading", { name: "Enter your code" }).waitFor();
    await page.getByLabel("Eight-digit code").fill(code());
    await pressTwice("Sign in");
    await page.getByRole("heading", { name: "Your account" }).waitFor();
    expect(sent).toBe(2);
  });
});

describe("axe finds nothing", () => {
  it.each([360, 1280])("in any step at %d px, and nothing is wider than the page", async (width) => {
    const page = await openLogin(true, width);
    const findings: string[] = [];
    const look = async (): Promise<void> => {
      findings.push(...(await axeFindings(page)));
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over).toBe(0);
    };
    await page.getByRole("button", { name: "Get a code" }).click();
    await page.locator("#email-problem").waitFor();
    await look();
    await askForCode(page);
    await look();
    await typeCode(page, wrongCode());
    await page.locator("#code-problem").waitFor();
    await look();
    await typeCode(page, code());
    await page.getByRole("heading", { name: "Your account" }).waitFor();
    await look();
    await page.goto("/logout");
    await look();
    expect(findings).toEqual([]);
  });
});
