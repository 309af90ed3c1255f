import { isIP } from "node:net";

/** True for a network address (`127.0.0.1`, `::1`) or a range of them (`10.0.0.0/8`). */
export function isAddressRange(given: string): boolean {
  const [address = "", bits, ...more] = given.split("/");
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32));
}
