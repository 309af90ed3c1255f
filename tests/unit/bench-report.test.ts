import { describe, expect, it } from "vitest";
import { figure, type Limit, median } from "../../bench/figure.ts";
import { pageScripts, staticImports } from "../../bench/page-scripts.ts";
import { type PartReport, reportExitCode, reportText } from "../../bench/report.ts";

function measured(value: number, limit: Limit | null) {
  return figure({ name: "a figure", value, unit: "ms", limit, how: "Not at all." });
}

function report(given: Partial<PartReport>): PartReport {
  return { name: "part", title: "A part", figures: [], problem: null, ...given };
}

describe("a figure", () => {
  it.each([
    [8, { atMost: 8 }, true],
    [8.01, { atMost: 8 }, false],
    [0.9, { atLeast: 0.9 }, true],
    [0.89, { atLeast: 0.9 }, false],
    [1e9, null, true],
  ])("of %d under %j is well: %s", (value, limit, ok) => {
    expect(measured(value, limit).ok).toBe(ok);
  });

  it("that is no number reaches no limit", () => {
    expect(measured(Number.NaN, { atMost: 8 }).ok).toBe(false);
    expect(measured(Number.NaN, { atLeast: 8 }).ok).toBe(false);
  });

  it("is the middle of several, whatever their order", () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([9, 1, 5, 7])).toBe(6);
    expect(median([])).toBeNaN();
  });
});

describe("the exit code", () => {
  const well = report({ figures: [measured(1, { atMost: 2 })] });
  const missed = report({ figures: [measured(1, { atMost: 2 }), measured(3, { atMost: 2 })] });
  const unmeasured = report({ problem: "wrk is not installed" });

  it("is 0 when every limit is reached", () => {
    expect(reportExitCode([well, well])).toBe(0);
  });

  it("is 2 when something could not be measured", () => {
    expect(reportExitCode([well, unmeasured])).toBe(2);
  });

  it("is 1 when a limit is missed, also when something else could not be measured", () => {
    expect(reportExitCode([unmeasured, missed, well])).toBe(1);
  });
});

describe("the report", () => {
  it("shows limit and verdict, and the note only of what missed", () => {
    const miss = { ...measured(12.345, { atMost: 8 }), note: "the store was slow" };
    const fine = { ...measured(7, { atMost: 8 }), note: "nothing special" };
    const text = reportText(report({ figures: [miss, fine] }));
    expect(text).toMatch(/12\.35 ms\s+at most 8\s+MISSED/);
    expect(text).toContain("the store was slow");
    expect(text).toMatch(/7 ms\s+at most 8\s+ok/);
    expect(text).not.toContain("nothing special");
  });

  it("says why a part has no figures", () => {
    expect(reportText(report({ problem: "wrk is not installed" }))).toContain("not measured: wrk is not installed");
  });
});

describe("the scripts of a page", () => {
  it("are sources, preloads and imports of inline modules, each once", () => {
    const html = `<link rel="modulepreload" href="/assets/root-a.js"/><script type="module" async="">import "/assets/manifest-b.js";
      import * as route0 from "/assets/root-a.js";</script><script src="/assets/entry-c.js"></script><a href="/stats">x</a>`;
    expect(pageScripts(html)).toEqual(["/assets/root-a.js", "/assets/manifest-b.js", "/assets/entry-c.js"]);
  });

  it("bring what they import at once, and not what they may load later", () => {
    const source = `import{a}from"./jsx-d.js";import"./side-e.js";export{b}from"./page-f.js";const later=()=>import("./voice-g.js");`;
    expect(staticImports(source, "/assets/root-a.js")).toEqual([
      "/assets/jsx-d.js",
      "/assets/side-e.js",
      "/assets/page-f.js",
    ]);
  });
});
