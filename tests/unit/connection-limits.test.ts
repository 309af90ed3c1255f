import { describe, expect, it } from "vitest";
import { ConnectionLimits } from "../../server/live/connection-limits.ts";

describe("connection limits", () => {
  it("give a place back once, however often that is said", () => {
    const limits = new ConnectionLimits({ most: 2, mostOfOne: 2 });
    const [one, two] = [limits.acquire("192.0.2.1"), limits.acquire("192.0.2.2")];
    expect(limits.acquire("192.0.2.3")).toBe("full");
    if (typeof one === "string" || typeof two === "string") throw new Error("there was room");
    one();
    one();
    expect(limits.count).toBe(1);
    expect(limits.acquire("192.0.2.3")).toBeTypeOf("function");
    expect(limits.acquire("192.0.2.3")).toBe("full");
  });

  it.each([
    [["203.0.113.7", "203.0.113.7", "203.0.113.7"], "203.0.113.8"],
    // Of IPv6 one client has all addresses of a network.
    [["2001:db8:0:1::1", "2001:db8:0:1::2", "2001:db8:0:1:ffff::1"], "2001:db8:0:2::1"],
  ])("leave room for others than one client: %j, %s", ([first = "", second = "", third = ""], other) => {
    const limits = new ConnectionLimits({ most: 10, mostOfOne: 2 });
    const places = [first, second].map((address) => limits.acquire(address));
    expect(limits.acquire(third)).toBe("too many of one");
    expect(limits.acquire(other)).toBeTypeOf("function");
    for (const give of places) if (typeof give === "function") give();
    expect(limits.acquire(third)).toBeTypeOf("function");
  });

  it.each(["127.0.0.1", "10.2.3.4", "172.16.0.9", "192.168.1.1", "::1", "fd00:1:2:3::4", "fe80::7", "unknown"])(
    "count no address that may be a proxy in front of everyone: %s",
    (address) => {
      const limits = new ConnectionLimits({ most: 3, mostOfOne: 1 });
      expect([1, 2, 3].map(() => typeof limits.acquire(address))).toEqual(["function", "function", "function"]);
      expect(limits.acquire(address)).toBe("full");
    },
  );
});
