import { expect, it } from "vitest";
import { withLateScripts } from "../../app/late-scripts.ts";

/** Bytes of what stands in most pages so that their scripts can wait. */
const WAKER_BUDGET = 400;
/** Bytes of what notes an early press in a page with the analyst's section. */
const NOTE_BUDGET = 160;

const PAGE =
  '<head><link rel="modulepreload" href="/a.js"/></head><section id="analyst"></section><script type="module" async="">go()</script>';

/** The inline scripts of that page which were put in front of its own. */
function added(areLate: boolean): string[] {
  const html = withLateScripts(Buffer.from(PAGE), { areLate, inline: [] }).toString();
  return Array.from(html.matchAll(/<script>(.*?)<\/script>/g), ([, code = ""]) => code);
}

it("what wakes the scripts and what notes an early press are a few hundred bytes", () => {
  const [note = "", waker = "", ...others] = added(true);
  expect(others).toEqual([]);
  expect(note).toContain("#analyst");
  expect(Buffer.byteLength(note)).toBeLessThanOrEqual(NOTE_BUDGET);
  expect(waker).toContain("modulepreload");
  expect(Buffer.byteLength(waker)).toBeLessThanOrEqual(WAKER_BUDGET);
});

it("a page that moves has the note alone", () => {
  expect(added(false)).toEqual(added(true).slice(0, 1));
});
