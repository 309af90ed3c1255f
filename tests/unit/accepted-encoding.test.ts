import { describe, expect, it } from "vitest";
import { acceptedEncoding } from "../../server/http/accepted-encoding.ts";

describe("acceptedEncoding", () => {
  it.each([
    [undefined, "identity"],
    [null, "identity"],
    ["", "identity"],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["GZIP", "gzip"],
    ["deflate", "identity"],
    ["*", "br"],
    ["*;q=0", "identity"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.5, gzip;q=1", "gzip"],
    ["br;q=0.5, gzip;q=0.4", "br"],
    ["br;q=x, gzip", "gzip"],
    ["identity, br;q=0.001", "br"],
    ["brotli", "identity"],
  ])("reads %j as %s", (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding);
    // The second answer comes from memory.
    expect(acceptedEncoding(header)).toBe(encoding);
  });
});
