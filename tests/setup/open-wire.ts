import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** The way from a browser to a site, which a test can cut and mend. */
export interface Wire {
  /** The site through this wire, without a slash at the end. */
  address: string;
  /** Ends every connection and takes no new one. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

/** Opens a wire to a port of this machine. */
export async function openWire(target: string): Promise<Wire> {
  const port = Number(new URL(target).port);
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(port, "127.0.0.1");
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      // The hang-up is expected; the other end is told so.
      socket.on("error", () => other.destroy());
      socket.on("close", () => {
        open.delete(socket);
        other.destroy();
      });
    }
    near.pipe(far);
    far.pipe(near);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true;
      for (const socket of open) socket.destroy();
    },
    mend() {
      isCut = false;
    },
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
