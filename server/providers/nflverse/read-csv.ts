import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { basename } from "node:path";
import { pipeline, type Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import Papa from "papaparse";
import { type CsvShape, CsvRow } from "./csv-row.ts";
import { ProviderFailure } from "../provider-failure.ts";

/** Bytes per step: enough for a few dozen rows. */
const STEP = 32 * 1024;
/** No record is nearly as long; a text without an end would otherwise be searched again and again. */
const LONGEST_RECORD = 4 * 1024 * 1024;

/**
 * The records of a CSV file, compressed or not, in blocks of whole records, the header first. Memory stays at a few
 * blocks whatever the file's size. Throws `ProviderFailure` for a file that is cut off, is no CSV or is a web page.
 */
export async function* readRecords(path: string, signal: AbortSignal): AsyncGenerator<string[][]> {
  const file = basename(path);
  let parser: Papa.Parser | undefined;
  let carry = "";
  let records = 0;
  try {
    for await (const step of await openText(path)) {
      signal.throwIfAborted();
      const text = carry + String(step);
      if (parser === undefined) {
        refuseWebPage(file, text);
        parser = parserFor(text);
      }
      const { data, meta } = parse(parser, text, false);
      carry = text.slice(meta.cursor);
      if (carry.length > LONGEST_RECORD) throw cutOff(file, records + data.length + 1);
      if (data.length === 0) continue;
      records += data.length;
      yield data;
    }
  } catch (error) {
    throw unreadable(file, error, records);
  }
  if (parser === undefined) throw new ProviderFailure("bad-shape", `${file} is empty`);
  if (carry === "") return;
  const { data, errors } = parse(parser, carry, true);
  if (errors.some(({ code }) => code === "MissingQuotes")) throw cutOff(file, records + 1);
  yield data;
}

/**
 * The parser under `Papa.parse`: it says where the last whole record ended, and it makes a third of the garbage, which
 * halves the memory of an import.
 */
function parserFor(text: string): Papa.Parser {
  const newline = text[text.indexOf("\n") - 1] === "\r" ? "\r\n" : "\n";
  return new Papa.Parser({ delimiter: ",", newline });
}

function parse(parser: Papa.Parser, text: string, isEnd: boolean): Papa.ParseResult<string[]> {
  return parser.parse(text, 0, !isEnd);
}

/** The rows of a file in blocks, seen through one cursor: use a row before taking the next. */
export async function* readRows<C extends string>(
  path: string,
  shape: CsvShape<C>,
  signal: AbortSignal,
): AsyncGenerator<Iterable<CsvRow<C>>> {
  const file = basename(path);
  let cursor: CsvRow<C> | undefined;
  let width = 0;
  let row = 0;
  for await (const block of readRecords(path, signal)) {
    let records = block;
    if (cursor === undefined) {
      const header = block[0] ?? [];
      width = header.length;
      cursor = new CsvRow(file, indexColumns(file, header, shape));
      records = block.slice(1);
      row = 1;
    }
    yield walk(cursor, records, row, width);
    row += records.length;
  }
}

function* walk<C extends string>(
  cursor: CsvRow<C>,
  records: string[][],
  before: number,
  width: number,
): Generator<CsvRow<C>> {
  let row = before;
  for (const record of records) {
    row += 1;
    if (record.length !== width) throw wrongWidth(cursor.file, row, record.length, width);
    yield cursor.moveTo(record, row);
  }
}

/**
 * How many records the files hold: decompression and parsing alone, which the benchmark of the import is measured
 * against.
 */
export async function countRecords(paths: readonly string[], signal: AbortSignal): Promise<number> {
  let records = 0;
  for (const path of paths) {
    for await (const block of readRecords(path, signal)) records += block.length;
  }
  return records;
}

/** Decides by the first bytes, not by the name: hosts and people rename files. */
async function openText(path: string): Promise<Readable> {
  const handle = await open(path);
  const start = Buffer.alloc(2);
  try {
    await handle.read(start, 0, 2, 0);
  } finally {
    await handle.close();
  }
  const bytes = createReadStream(path, { highWaterMark: STEP });
  const isGzip = start[0] === 0x1f && start[1] === 0x8b;
  // `pipeline` hands a read error on to the reader and closes the file when the reader stops early.
  const text = isGzip ? pipeline(bytes, createGunzip({ chunkSize: STEP }), () => {}) : bytes;
  // Decoding here keeps a character that two chunks share in one piece.
  return text.setEncoding("utf8");
}

function indexColumns<C extends string>(file: string, header: string[], shape: CsvShape<C>): Record<C, number> {
  const positions = new Map(
    header.map((name, position) => [position === 0 ? name.replace(/^\uFEFF/, "") : name, position]),
  );
  if (header.length < 2) throw new ProviderFailure("bad-shape", `${file} is not CSV: its first row has no columns`);
  const find = (name: C): number => positions.get(name) ?? positions.get(shape.aliases?.[name] ?? name) ?? -1;
  const missing = shape.required.filter((name) => find(name) === -1);
  if (missing.length > 0)
    throw new ProviderFailure("bad-shape", `${file}, row 1: the column ${missing.join(", ")} is missing`);
  const columns = [...shape.required, ...(shape.optional ?? [])];
  // `fromEntries` forgets which keys it was given.
  return Object.fromEntries(columns.map((name) => [name, find(name)])) as Record<C, number>;
}

function refuseWebPage(file: string, text: string): void {
  if (/^\uFEFF?\s*</.test(text)) {
    throw new ProviderFailure(
      "bad-shape",
      `${file} is a web page (HTML) and not CSV: the host answered something else`,
    );
  }
}

function wrongWidth(file: string, row: number, has: number, width: number): ProviderFailure {
  return new ProviderFailure(
    "bad-shape",
    `${file}, row ${row}: ${has} columns where the header has ${width}; the file may be cut off`,
  );
}

function cutOff(file: string, row: number): ProviderFailure {
  return new ProviderFailure(
    "bad-shape",
    `${file}, row ${row}: the file is cut off inside a quoted text, or a quote is missing; fetch it again`,
  );
}

function unreadable(file: string, error: unknown, records: number): unknown {
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") return error;
  if (error.code === "Z_BUF_ERROR") {
    return new ProviderFailure("bad-shape", `${file} is cut off after row ${records} (truncated gzip); fetch it again`);
  }
  if (error.code.startsWith("Z_")) {
    return new ProviderFailure(
      "bad-shape",
      `${file} is damaged after row ${records} (${error.message}); fetch it again`,
    );
  }
  if (error.code === "ENOENT") return new ProviderFailure("not-found", `${file} is not there`);
  return new ProviderFailure("unreachable", `${file} cannot be read: ${error.message}`);
}
