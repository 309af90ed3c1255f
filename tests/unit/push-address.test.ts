import { describe, expect, it } from "vitest";
import { isEmulatorsAddress, isPublicAddress, isPushAddress } from "../../server/push/push-address.ts";
import { kindsIn, readPushWish } from "../../server/push/push-wish.ts";
import { browserKeys } from "../emulators/push/browser-keys.ts";

describe("the address of a push service", () => {
  it.each([
    "https://fcm.googleapis.com/fcm/send/abc:def",
    "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
    "https://wns2-by3p.notify.windows.com/w/?token=abc",
    "https://web.push.apple.com/QABC",
  ])("may be %s", (address) => expect(isPushAddress(address)).toBe(true));

  it.each([
    "http://fcm.googleapis.com/fcm/send/abc",
    "https://fcm.googleapis.com:8443/fcm/send/abc",
    "https://user:secret@fcm.googleapis.com/",
    "https://127.0.0.1/",
    "https://[::1]/",
    "https://169.254.169.254/latest/meta-data",
    "https://2130706433/",
    "https://0x7f.1/",
    "https://localhost/",
    "https://printer.local/",
    "https://db.internal/",
    "https://metadata/",
    "ftp://fcm.googleapis.com/",
    "javascript:alert(1)",
    `https://push.example.com/${"x".repeat(1_000)}`,
    "",
  ])("may not be %s", (address) => expect(isPushAddress(address)).toBe(false));

  it("is the emulated service's by its origin, and of none where there is no such service", () => {
    const emulator = "http://127.0.0.1:8080";
    const own = [`${emulator}/push/1`, emulator, "HTTP://127.0.0.1:8080/push/1"];
    expect(own.filter((address) => !isEmulatorsAddress(address, emulator))).toEqual([]);
    const others = [`${emulator}0/push/1`, "https://127.0.0.1:8080/push/1", "127.0.0.1", ""];
    expect(others.filter((address) => isEmulatorsAddress(address, emulator))).toEqual([]);
    expect(own.filter((address) => isEmulatorsAddress(address, undefined))).toEqual([]);
  });

  it("leads to public addresses alone, however they are written", () => {
    const inside = ["127.0.0.1", "10.1.2.3", "192.168.1.1", "172.16.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"];
    const inside6 = ["::1", "::ffff:10.0.0.1", "fe80::1", "fd00::1", "::", "64:ff9b::a00:1", "::7f00:1", "4000::1"];
    expect([...inside, ...inside6, "no address"].filter(isPublicAddress)).toEqual([]);
    expect(["142.250.1.1", "2a00:1450:4001::1"].filter(isPublicAddress)).toHaveLength(2);
  });
});

describe("what a page sends to be told something", () => {
  const { keys } = browserKeys();
  const wish = { endpoint: "https://push.example.com/1", keys, kinds: ["final", "scores", "final"] };

  it("is read with each kind once", () => {
    expect(readPushWish(wish)).toEqual({ endpoint: wish.endpoint, ...keys, kinds: ["final", "scores"] });
    expect(kindsIn("final,scores,nonsense")).toEqual(["scores", "final"]);
  });

  it.each([
    null,
    "text",
    {},
    { ...wish, kinds: [] },
    { ...wish, kinds: ["everything"] },
    { ...wish, endpoint: 7 },
    { ...wish, keys: { ...keys, auth: "short" } },
    { ...wish, keys: { ...keys, p256dh: `A${keys.p256dh.slice(1)}` } },
  ])("is nothing else: %j", (given) => expect(readPushWish(given)).toBeNull());
});
