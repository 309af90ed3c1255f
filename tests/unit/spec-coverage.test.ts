import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const ROOT = new URL("../../", import.meta.url);
const CHECKLIST = fileURLToPath(new URL("../shared/spec/checklist.md", ROOT));
const covered = readFileSync(new URL("docs/spec-coverage.md", ROOT), "utf8");

/** Every line, and every open question with the answer that a test shows. */
const MUST_BE_LISTED = /^S\d\.|^O\.\d/;

interface Proof {
  file: string;
  /** A test's name as it is written in the file. */
  name: string;
  /** The row of the table that the test runs over. */
  row: string | undefined;
}

interface CoverageRow {
  id: string;
  held: string;
  proofs: Proof[];
}

/** A proof as the page writes it: `file` "name", or `file` "name" with "row". */
const PROOF = /^`([^`]+)` "(.+?)"(?: with "(.+)")?$/;

function parseProof(text: string): Proof {
  const [, file, name, row] = PROOF.exec(text) ?? [];
  if (file === undefined || name === undefined) throw new Error(`not a proof: ${text}`);
  return { file, name, row };
}

function parseRow(line: string): CoverageRow {
  const cells = line.split("|").slice(1, -1);
  const [id = "", held = "", proofs = "", ...more] = cells.map((cell) => cell.trim());
  if (more.length > 0) throw new Error(`a row of more than three columns: ${line}`);
  return { id, held, proofs: proofs.split("<br>").map(parseProof) };
}

const rows = covered
  .split("\n")
  .filter((line) => /^\| (?:S\d|O)\./.test(line))
  .map(parseRow);

/** A string literal that is followed by a function is a test's name (or a group's), on one line or over two. */
const NAME = /(["'`])((?:\\.|(?!\1)[^\\\n])*)\1,\s*(?:async\s*)?(?:\(|function\b|\w+\s*=>)/g;
const LITERAL = /(["'`])((?:\\.|(?!\1)[^\\\n])*)\1/g;

const sources = new Map<string, string>();
function sourceOf(file: string): string {
  const known = sources.get(file) ?? readFileSync(new URL(file, ROOT), "utf8");
  sources.set(file, known);
  return known;
}

function faultOf({ file, name, row }: Proof): string | null {
  if (!/^tests\/[\w/.-]+\.ts$/.test(file) || !existsSync(new URL(file, ROOT))) return `there is no file ${file}`;
  const source = sourceOf(file);
  if (!Array.from(source.matchAll(NAME), (match) => match[2]).includes(name)) return `${file} has no test "${name}"`;
  if (row !== undefined && !Array.from(source.matchAll(LITERAL), (match) => match[2]).includes(row)) {
    return `${file} has no row "${row}"`;
  }
  return null;
}

describe("docs/spec-coverage.md", () => {
  it("names a test that exists for every row", () => {
    expect(rows.length).toBeGreaterThan(250);
    expect(
      rows.flatMap(({ id, proofs }) =>
        proofs.map(faultOf).flatMap((fault) => (fault === null ? [] : `${id}: ${fault}`)),
      ),
    ).toEqual([]);
    expect(rows.filter(({ held }) => held.trim() === "").map(({ id }) => id)).toEqual([]);
  });

  it("names tests that speak of the row's own id, in their name or in the row of their table", () => {
    const silent = rows.filter(({ id, proofs }) => {
      const own = new RegExp(`(?<![\\w.])${id.replaceAll(".", "\\.")}(?!\\d)`);
      return !proofs.every(({ name, row = "" }) => own.test(`${spelledOut(name)} ${row}`));
    });
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  it("would notice a file, a name or a row that is not there", () => {
    const [real] = rows.flatMap(({ proofs }) => proofs);
    if (real === undefined) throw new Error("no proof at all");
    expect(faultOf(real)).toBeNull();
    expect(faultOf({ ...real, file: "tests/unit/nothing.test.ts" })).toMatch(/no file/);
    expect(faultOf({ ...real, name: "nothing of the kind" })).toMatch(/no test/);
    expect(faultOf({ ...real, row: "nothing of the kind" })).toMatch(/no row/);
  });

  it("has no id twice", () => {
    const ids = rows.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it.skipIf(!existsSync(CHECKLIST))(
    "has every id of the checklist, and none that the checklist does not know (needs ../shared)",
    () => {
      const known = Array.from(readFileSync(CHECKLIST, "utf8").matchAll(/^- ([SO][\w.]*\d) /gm), ([, id = ""]) => id);
      expect(known.length).toBeGreaterThan(300);
      const listed = new Set(rows.map(({ id }) => id));
      expect(known.filter((id) => MUST_BE_LISTED.test(id) && !listed.has(id))).toEqual([]);
      expect([...listed].filter((id) => !known.includes(id))).toEqual([]);
    },
  );
});

/** `S2.status.1 to S2.status.4` with the ids between them. */
function spelledOut(name: string): string {
  return name.replaceAll(/(S\d\.[a-z]+\.)(\d+) to \1(\d+)/g, (_all, family: string, from: string, to: string) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => `${family}${Number(from) + index}`).join(" "),
  );
}
