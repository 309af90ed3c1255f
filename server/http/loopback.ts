/** Whether a socket's other end is this machine itself: 127.0.0.0/8 or ::1, IPv4 also as IPv6 writes it. */
export function isLoopback(address: string): boolean {
  return address === "::1" || /^(?:::ffff:)?127\.\d+\.\d+\.\d+$/i.test(address);
}

/** Whether a host's name or address means this machine itself. */
export function isLoopbackName(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/, "$1");
  return bare === "localhost" || isLoopback(bare);
}
