import { BlockList, isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** The client's address, from the address at the other end of the socket and the header `x-forwarded-for`. */
export type ClientAddress = (socketAddress: string | undefined, forwardedFor: string | null) => string;

/**
 * Only the given proxies are trusted (addresses, or ranges such as `10.0.0.0/8`). Each proxy adds the address that it
 * saw at the end of the header, so this reads from the end and stops at the first that is no proxy of ours; whatever the
 * client itself wrote stands before that. The proxies are texts that `isAddressRange` accepts.
 */
export function clientAddressBehind(proxies: readonly string[]): ClientAddress {
  const trusted = new BlockList();
  for (const proxy of proxies) addProxy(trusted, proxy);
  const isTrusted = (address: string): boolean => trusted.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");

  return (socketAddress, forwardedFor) => {
    let client = plainAddress(socketAddress ?? "");
    if (client === null) return "unknown";
    const hops = forwardedFor?.split(",").toReversed() ?? [];
    for (const hop of hops) {
      if (!isTrusted(client)) break;
      const address = plainAddress(hop);
      if (address === null) break;
      client = address;
    }
    return client;
  };
}

function addProxy(trusted: BlockList, proxy: string): void {
  const [address = "", bits] = proxy.split("/");
  const type = isIP(address) === 6 ? "ipv6" : "ipv4";
  if (bits === undefined) trusted.addAddress(address, type);
  else trusted.addSubnet(address, Number(bits), type);
}

/** An address without port, brackets and zone in its one way to be written, IPv4 as such even where the socket speaks IPv6; null for anything else. */
function plainAddress(given: string): string | null {
  const bare = given.trim().replace(/^\[([^\]]*)\](:\d+)?$/, "$1");
  const address = (/^\d+\.\d+\.\d+\.\d+:\d+$/.test(bare) ? bare.replace(/:\d+$/, "") : bare).replace(/%.*$/, "");
  const family = isIP(address);
  if (family !== 6) return family === 4 ? address : null;
  return ipaddr.process(address).toString();
}

/** The networks that an address lies in, from the narrowest to the widest. Each is a text that no other network has. */
export interface Networks {
  /** What one client has: an IPv4 address, or the first 64 bits of IPv6. */
  own: string;
  /** What one customer of a provider can have: a /24 of IPv4, a /48 of IPv6, which holds 65,536 of `own`. */
  near: string;
  /** What one provider can have: a /16 of IPv4, a /32 of IPv6. */
  wide: string;
}

/**
 * The networks of an address: the one definition for everything that is counted. The owner of a whole `near` can appear as
 * any `own` in it, so what protects everybody counts all three, the wider the looser. An address that is none is all three.
 */
export function networksOf(address: string): Networks {
  if (isIP(address) === 4) {
    const bytes = address.split(".");
    return { own: address, near: `${bytes.slice(0, 3).join(".")}.0/24`, wide: `${bytes.slice(0, 2).join(".")}.0.0/16` };
  }
  if (isIP(address) !== 6) return { own: address, near: address, wide: address };
  const groups = ipaddr.IPv6.parse(address).parts.map((group) => group.toString(16));
  const first = (count: number): string => `${groups.slice(0, count).join(":")}::/${count * 16}`;
  return { own: first(4), near: first(3), wide: first(2) };
}

/** What counts as one client. */
export function networkOf(address: string): string {
  return networksOf(address).own;
}
