/** RFC 5321, section 4.5.3.1: the longest part before the @, and the longest address that a mail server must take. */
const LONGEST_LOCAL = 64;
const LONGEST = 254;

const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * An email address in small letters, without spaces around it; null for anything else. Only what every mail server takes
 * and what cannot be read as two addresses or as a header: ASCII letters, no quotes, brackets or comments.
 */
export function parseEmailAddress(given: string): string | null {
  const trimmed = given.trim();
  // Before small letters are made: some letters beyond ASCII become ASCII ones then.
  if (trimmed.length > LONGEST || !/^[\x21-\x7e]+$/.test(trimmed)) return null;
  const address = trimmed.toLowerCase();
  const at = address.lastIndexOf("@");
  const [local, domain] = [address.slice(0, Math.max(at, 0)), address.slice(at + 1)];
  return local.length <= LONGEST_LOCAL && LOCAL.test(local) && DOMAIN.test(domain) ? address : null;
}
