import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** How many requirements of levels 1 and 2 each section of OWASP ASVS 5.0.0 has; they are its first ones. */
const SECTIONS = `
  V1.1:2 V1.2:9 V1.3:11 V1.4:3 V1.5:2 V2.1:3 V2.2:3 V2.3:4 V2.4:1 V3.2:2 V3.3:4 V3.4:6 V3.5:5 V3.7:2
  V4.1:3 V4.2:1 V4.3:2 V4.4:4 V5.1:1 V5.2:3 V5.3:2 V5.4:3 V6.1:3 V6.2:12 V6.3:4 V6.4:4 V6.5:5 V6.6:3
  V6.8:4 V7.1:3 V7.2:4 V7.3:2 V7.4:5 V7.5:2 V7.6:2 V8.1:2 V8.2:3 V8.3:1 V8.4:1 V9.1:3 V9.2:4 V10.1:2
  V10.2:2 V10.3:4 V10.4:11 V10.5:5 V10.6:2 V10.7:3 V11.1:2 V11.2:3 V11.3:3 V11.4:4 V11.5:1 V11.6:1
  V12.1:3 V12.2:2 V12.3:4 V13.1:1 V13.2:5 V13.3:2 V13.4:5 V14.1:2 V14.2:4 V14.3:3 V15.1:3 V15.2:3
  V15.3:7 V16.1:1 V16.2:5 V16.3:4 V16.4:3 V16.5:3 V17.1:1 V17.2:4 V17.3:2
`;

const asvs = readFileSync("docs/security-asvs.md", "utf8");
const security = readFileSync("docs/security.md", "utf8");

/** The cells of a page's table rows. */
function rows(page: string): string[][] {
  const lines = page.split("\n").filter((line) => line.startsWith("| "));
  return lines.map((line) =>
    line
      .slice(1, -1)
      .split("|")
      .map((cell) => cell.trim()),
  );
}

describe("docs/security-asvs.md", () => {
  it("answers each requirement of levels 1 and 2 once, and says how", () => {
    const answers = rows(asvs).filter(([ids = ""]) => /^V\d/.test(ids));
    const answered = answers.flatMap(([ids = ""]) => ids.split(", "));
    const wanted = Array.from(SECTIONS.matchAll(/(\S+):(\d+)/g), ([, section = "", count]) =>
      Array.from({ length: Number(count) }, (_, index) => `${section}.${index + 1}`),
    ).flat();
    expect(wanted).toHaveLength(253);
    expect(answered.toSorted()).toEqual(wanted.toSorted());
    for (const [ids, verdict, how = ""] of answers) {
      expect(["yes", "in part", "no", "none here"], ids).toContain(verdict);
      expect(how.length, ids).toBeGreaterThan(3);
    }
  });
});

describe("docs/security.md", () => {
  it("answers the ten risks of language models", () => {
    const ids = rows(security).flatMap(([first = ""]) => /^LLM\d\d/.exec(first) ?? []);
    expect(ids).toEqual(Array.from({ length: 10 }, (_, index) => `LLM${String(index + 1).padStart(2, "0")}`));
  });
});

it.each([
  ["docs/security.md", security, 70, 2],
  ["docs/security-asvs.md", asvs, 120, 10],
])("%s names no file that is not there, and no test by words that it does not have", (_name, page, least, quotes) => {
  const files = Array.from(
    page.matchAll(/`?\b((?:tests|docs|domain|server|app|cli)\/[\w./-]+\.(?:ts|tsx|md))`?((?: "[^"]+",?)*)/g),
  );
  expect(files.length).toBeGreaterThanOrEqual(least);
  expect(files.filter(([, , quoted]) => quoted !== "").length).toBeGreaterThanOrEqual(quotes);
  for (const [, file = "", quoted = ""] of files) {
    expect(existsSync(file), file).toBe(true);
    for (const [, words = ""] of quoted.matchAll(/"([^"]+)"/g))
      expect(readFileSync(file, "utf8"), file).toContain(words);
  }
});
