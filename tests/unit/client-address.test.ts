import { describe, expect, it } from "vitest";
import { isAddressRange } from "../../server/env/address-range.ts";
import { clientAddressBehind, networkOf, networksOf } from "../../server/http/client-address.ts";

const PROXY = "10.0.0.1";

describe("clientAddressBehind", () => {
  it("believes nobody where no proxy is named", () => {
    const address = clientAddressBehind([]);
    expect(address("203.0.113.7", "198.51.100.1")).toBe("203.0.113.7");
    expect(address("::ffff:203.0.113.7", null)).toBe("203.0.113.7");
    expect(address(undefined, "198.51.100.1")).toBe("unknown");
    expect(address("no address", null)).toBe("unknown");
  });

  it("takes the last address that no proxy of ours has", () => {
    const address = clientAddressBehind([PROXY, "192.168.0.0/16"]);
    expect(address(PROXY, "198.51.100.1")).toBe("198.51.100.1");
    expect(address(`::ffff:${PROXY}`, "198.51.100.1, 192.168.7.7")).toBe("198.51.100.1");
    expect(address(PROXY, "203.0.113.9, 198.51.100.1")).toBe("198.51.100.1");
    expect(address(PROXY, "198.51.100.1:4711")).toBe("198.51.100.1");
    expect(address(PROXY, "[2001:db8::1]:4711")).toBe("2001:db8::1");
    expect(address(PROXY, null)).toBe(PROXY);
    expect(address("203.0.113.7", "198.51.100.1")).toBe("203.0.113.7");
  });

  it("has one way to write an address, so that nobody is two clients", () => {
    const address = clientAddressBehind([PROXY]);
    for (const given of [
      "::ffff:198.51.100.1",
      "::FFFF:c633:6401",
      "0:0:0:0:0:ffff:198.51.100.1",
      "[::ffff:c633:6401]:80",
    ])
      expect(address(PROXY, given), given).toBe("198.51.100.1");
    for (const given of ["2001:db8::1", "2001:0DB8:0:0:0:0:0:1", "2001:db8::0.0.0.1", "2001:db8::1%eth0"])
      expect(address(PROXY, given), given).toBe("2001:db8::1");
    expect(clientAddressBehind([])("0:0:0:0:0:0:0:1", null)).toBe("::1");
  });

  it("stops at what is no address", () => {
    const address = clientAddressBehind([PROXY]);
    expect(address(PROXY, "198.51.100.1, unknown")).toBe(PROXY);
    expect(address(PROXY, ",,")).toBe(PROXY);
    expect(address(PROXY, "198.51.100.1, <script>")).toBe(PROXY);
  });

  it("knows proxies of both families", () => {
    const address = clientAddressBehind(["::1", "2001:db8::/32"]);
    expect(address("::1", "2001:db8:1::1, 2001:db8:2::2")).toBe("2001:db8:1::1");
    expect(address("::1", "2001:dead::1")).toBe("2001:dead::1");
  });
});

describe("networkOf", () => {
  it("is the address itself, and the first 64 bits of one that has many", () => {
    expect(networkOf("203.0.113.7")).toBe("203.0.113.7");
    expect(networkOf("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2::/64");
    expect(networkOf("2001:DB8:0001:2::ffff")).toBe(networkOf("2001:db8:1:2::1"));
    expect(networkOf("2001:db8::1")).toBe("2001:db8:0:0::/64");
    expect(networkOf("::1")).toBe("0:0:0:0::/64");
    expect(networkOf("unknown")).toBe("unknown");
  });
});

describe("networksOf", () => {
  it("is the client, its /48 (IPv4: /24) and its /32 (/16), each written alike for all addresses in it", () => {
    expect(networksOf("203.0.113.7")).toEqual({ own: "203.0.113.7", near: "203.0.113.0/24", wide: "203.0.0.0/16" });
    const known = { own: "2001:db8:1:2::/64", near: "2001:db8:1::/48", wide: "2001:db8::/32" };
    expect(networksOf("2001:db8:1:2:3:4:5:6")).toEqual(known);
    expect(networksOf("2001:0DB8:0001:0002::9")).toEqual(known);
    expect(networksOf("2001:db8::1")).toMatchObject({ near: "2001:db8:0::/48", wide: known.wide });
    expect(networksOf("unknown")).toEqual({ own: "unknown", near: "unknown", wide: "unknown" });
  });
});

describe("isAddressRange", () => {
  it("takes addresses and ranges of both families", () => {
    for (const given of ["127.0.0.1", "10.0.0.0/8", "::1", "fd00::/8", "0.0.0.0/0"])
      expect(isAddressRange(given), given).toBe(true);
    for (const given of [
      "",
      "localhost",
      "10.0.0.0/33",
      "10.0.0.0/",
      "10.0.0.0/8/8",
      "::/129",
      "10.0.0/8",
      "10.0.0.0/-1",
    ])
      expect(isAddressRange(given), given).toBe(false);
  });
});
