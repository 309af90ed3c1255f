import { BlockList, isIP } from "node:net";

/** This machine and networks that are nobody's on the internet. */
const OWN_NETWORKS = [
  ["127.0.0.0", 8, "ipv4"],
  ["10.0.0.0", 8, "ipv4"],
  ["172.16.0.0", 12, "ipv4"],
  ["192.168.0.0", 16, "ipv4"],
  ["::1", 128, "ipv6"],
  ["fc00::", 7, "ipv6"],
  ["fe80::", 10, "ipv6"],
] as const;

const own = new BlockList();
for (const [network, bits, type] of OWN_NETWORKS) own.addSubnet(network, bits, type);

/** Whether this may be the address of a proxy that is not configured, which all visitors then share: a limit for one client must not apply to it. */
export function mayBeProxy(address: string): boolean {
  return address === "unknown" || own.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}
