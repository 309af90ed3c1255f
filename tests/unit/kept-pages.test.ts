import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { KeptPages, type Rendered } from "../../server/http/kept-pages.ts";
import { KeptResponse } from "../../server/http/kept-response.ts";

function page(body: string, given: Partial<Rendered<string>> = {}): Rendered<string> {
  return {
    keep: new KeptResponse(Buffer.from(body), [["content-type", "text/html"]], true),
    tags: new Set(["a"]),
    maxAge: 1_000,
    settled: false,
    answer: body,
    ...given,
  };
}

function pagesAt(time: { now: number }, maxBytes = 1_000_000): KeptPages<string> {
  return new KeptPages<string>({
    maxBytes,
    clock: () => time.now,
    onError: (error) => {
      throw error;
    },
  });
}

describe("KeptPages", () => {
  it("keeps a page until its time is over", async () => {
    const time = { now: 0 };
    const pages = pagesAt(time);
    await pages.render("/a", async () => page("a"));
    time.now = 999;
    expect(pages.find("/a")).not.toBeNull();
    time.now = 1_000;
    expect(pages.find("/a")).toBeNull();
  });

  it("goes on with the compressed forms of a page that was rendered again and is the same", async () => {
    const time = { now: 0 };
    const pages = pagesAt(time);
    await pages.render("/a", async () => page("same"));
    const before = pages.find("/a");
    await before?.body.make("br");
    time.now = 2_000;
    await pages.render("/a", async () => page("same"));
    expect(pages.find("/a")).toBe(before);
    expect(pages.find("/a")?.body.ready("br")).not.toBeNull();
    time.now = 4_000;
    await pages.render("/a", async () => page("other"));
    expect(pages.find("/a")).not.toBe(before);
    expect(pages.size).toBe(1);
  });

  it("forgets what was made from a changed thing, and nothing else", async () => {
    const pages = pagesAt({ now: 0 });
    await pages.render("/a", async () => page("a"));
    await pages.render("/b", async () => page("b", { tags: new Set(["b", "c"]) }));
    pages.invalidate(new Set(["c", "x"]));
    expect(pages.find("/a")).not.toBeNull();
    expect(pages.find("/b")).toBeNull();
    pages.invalidateAll();
    expect(pages.size).toBe(0);
    expect(pages.bytes).toBe(0);
  });

  it("renders once for all who wait, and anew for those who come after a change", async () => {
    const pages = pagesAt({ now: 0 });
    const first = Promise.withResolvers<Rendered<string>>();
    let renderings = 0;
    const old = [1, 2].map(() =>
      pages.render("/a", () => {
        renderings += 1;
        return first.promise;
      }),
    );
    pages.invalidate(new Set(["a"]));
    const fresh = await pages.render("/a", async () => page("fresh"));
    first.resolve(page("old"));
    expect((await Promise.all(old)).map(({ answer }) => answer)).toEqual(["old", "old"]);
    expect(renderings).toBe(1);
    expect(fresh.answer).toBe("fresh");
    expect(pages.find("/a")?.body.identity.toString()).toBe("fresh");
  });

  it("keeps a page although something else changed meanwhile", async () => {
    const pages = pagesAt({ now: 0 });
    const rendering = Promise.withResolvers<Rendered<string>>();
    const done = pages.render("/a", () => rendering.promise);
    pages.invalidate(new Set(["other"]));
    rendering.resolve(page("a"));
    await done;
    expect(pages.find("/a")).not.toBeNull();
  });

  it("starts again for requests that come after a rendering is late, and keeps what comes first", async () => {
    const pages = pagesAt({ now: 0 });
    const hanging = Promise.withResolvers<Rendered<string>>();
    const late = new AbortController();
    const first = pages.render("/a", () => hanging.promise, late.signal);
    late.abort();
    expect((await pages.render("/a", async () => page("second"))).answer).toBe("second");
    const kept = pages.find("/a");
    expect(kept).not.toBeNull();
    hanging.resolve(page("second"));
    await first;
    expect(pages.find("/a")).toBe(kept);
  });

  it("lets a failure reach all who wait, and tries again for the next", async () => {
    const pages = pagesAt({ now: 0 });
    const failing = async (): Promise<Rendered<string>> => {
      throw new Error("no");
    };
    await expect(pages.render("/a", failing)).rejects.toThrow("no");
    expect((await pages.render("/a", async () => page("a"))).answer).toBe("a");
  });

  it("stays within its bytes and gives what is asked for a second chance", async () => {
    const pages = pagesAt({ now: 0 }, 20_000);
    const body = "x".repeat(2_500);
    for (let index = 0; index < 50; index += 1) {
      await pages.render(`/${index}`, async () => page(`${index}${body}`));
      expect(pages.find("/0")).not.toBeNull();
      expect(pages.bytes).toBeLessThanOrEqual(20_000);
    }
    expect(pages.size).toBeLessThan(6);
  });

  it("does not keep a page that is larger than its room", async () => {
    const pages = pagesAt({ now: 0 }, 5_000);
    await pages.render("/large", async () => page("x".repeat(10_000)));
    expect(pages.size).toBe(0);
    expect(pages.bytes).toBe(0);
  });

  it("counts compressed forms too", async () => {
    const pages = pagesAt({ now: 0 });
    await pages.render("/a", async () => page("a".repeat(1_000)));
    const before = pages.bytes;
    const br = await pages.find("/a")?.body.make("br");
    pages.recount("/a");
    expect(pages.bytes).toBe(before + (br?.length ?? 0));
  });
});

describe("KeptResponse", () => {
  it("has another tag when its headers change, and the same when nothing does", async () => {
    const tag = async (type: string, body: string): Promise<string | null> =>
      (
        await new KeptResponse(Buffer.from(body), [["content-type", type]], true).toResponse("GET", null, "identity")
      ).headers.get("etag");
    expect(await tag("a", "x")).toBe(await tag("a", "x"));
    expect(await tag("a", "x")).not.toBe(await tag("b", "x"));
    expect(await tag("a", "x")).not.toBe(await tag("a", "y"));
  });

  it("has another tag for the best compression, and knows the earlier one still", async () => {
    const kept = new KeptResponse(Buffer.from("abc ".repeat(500)), [], true);
    const quick = await kept.toResponse("GET", null, "br");
    await kept.body.compress();
    const best = await kept.toResponse("GET", null, "br");
    expect(best.headers.get("etag")).not.toBe(quick.headers.get("etag"));
    expect(brotliDecompressSync(await best.arrayBuffer()).toString()).toBe("abc ".repeat(500));
    expect((await kept.toResponse("GET", quick.headers.get("etag"), "br")).status).toBe(304);
  });

  it("sends what cannot be compressed as it is", async () => {
    const kept = new KeptResponse(Buffer.from("font"), [], false);
    const response = await kept.toResponse("GET", null, "br");
    expect(response.headers.get("content-encoding")).toBeNull();
    expect(await response.text()).toBe("font");
  });
});
