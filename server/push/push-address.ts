import { lookup as lookUp } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

const LONGEST = 1_000;

/**
 * Whether a text may be the address of a push service: https at the usual port of a public host by its name. A browser sends it,
 * and could name anything; what the name leads to is looked at again with each connection (`publicLookup`).
 */
export function isPushAddress(text: string): boolean {
  if (text.length > LONGEST || !URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  if (protocol !== "https:" || port !== "" || username !== "" || password !== "") return false;
  if (isIP(hostname.replace(/^\[|\]$/g, "")) !== 0) return false;
  return (
    /\.[a-z][a-z0-9-]*[a-z]$/.test(hostname) && !/\.(?:local|localhost|internal|intranet|lan|home|arpa)$/.test(hostname)
  );
}

/** Whether a push service's address is one of the emulated service with this origin, which may be plain and private; never without one. */
export function isEmulatorsAddress(text: string, emulator: string | undefined): boolean {
  return emulator !== undefined && URL.canParse(text) && new URL(text).origin === emulator;
}

/** Whether an address lies in the public internet: none of this machine, of a private network or of a cloud's own services. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const read = ipaddr.process(address);
  // Of IPv6, 2000::/3 alone is given out; outside of it stand forms that wrap an IPv4 address, such as ::7f00:1.
  const isGivenOut = read instanceof ipaddr.IPv6 ? (read.parts[0] ?? 0) >> 13 === 1 : true;
  return isGivenOut && read.range() === "unicast";
}

/** Finds a host's addresses, and fails where one of them is not public: the connection is made to what was looked at. */
export const publicLookup: LookupFunction = (host, options, done) => {
  lookUp(host, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return done(error, "");
    const [first] = addresses;
    if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address)))
      return done(new Error("a push service's name leads to an address that is not public"), "");
    if (options.all === true) return done(null, addresses);
    return done(null, first.address, first.family);
  });
};
