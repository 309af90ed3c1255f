import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";

const NAME = `pickle-six-test-${process.pid}`;
const { IMAGE_BASE } = process.env;
/** All packages are installed and the site is built in it. */
const BUILD_MS = 900_000;

function docker(...given: string[]): { status: number | null; text: string } {
  // BuildKit is a plug-in that not every client has.
  const env = { ...process.env, DOCKER_BUILDKIT: "0" };
  const { status, stdout, stderr } = spawnSync("docker", given, { env, encoding: "utf8", maxBuffer: 2 ** 28 });
  return { status, text: `${stdout ?? ""}${stderr ?? ""}`.trim() };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return address !== null && typeof address === "object" ? address.port : 0;
}

it(
  "the image is built, serves the site without any right beyond its data, and stops in order",
  async ({ skip }) => {
    skip(!IMAGE_BASE, "not tried: IMAGE_BASE names no image with glibc, Node.js 24 and npm to build on");
    skip(docker("info").status !== 0, "not tried: no Docker daemon answers `docker info`");
    const built = docker("build", "--network", "host", "--build-arg", `BASE=${IMAGE_BASE}`, "-t", NAME, ".");
    expect(built.status, built.text.slice(-3000)).toBe(0);

    const data = mkdtempSync(join(tmpdir(), "pickle-six-image-"));
    onTestFinished(() => {
      docker("rm", "--force", NAME);
      docker("rmi", NAME);
      rmSync(data, { recursive: true, force: true });
    });
    const volume = join(data, "volume");
    mkdirSync(volume);
    expect(
      docker(
        "run",
        "--rm",
        "--network",
        "none",
        "--user",
        "0",
        "-v",
        `${volume}:/data`,
        NAME,
        "chown",
        "1000:1000",
        "/data",
      ).status,
    ).toBe(0);
    const port = await freePort();
    const limits = ["--read-only", "--tmpfs", "/tmp", "--cap-drop", "ALL", "--stop-timeout", "20", "--network", "host"];
    const settings = ["-e", `PORT=${port}`, "-e", "HOST=127.0.0.1"];
    const run = docker("run", "-d", "--name", NAME, ...limits, ...settings, "-v", `${volume}:/data`, NAME);
    expect(run.status, run.text).toBe(0);

    const health = () => docker("inspect", "-f", "{{.State.Health.Status}}", NAME).text;
    await expect.poll(health, { timeout: 200_000, interval: 500 }).toBe("healthy");
    expect((await fetch(`http://127.0.0.1:${port}/stats`)).status).toBe(200);
    expect(docker("exec", NAME, "id", "-u").text).toBe("1000");
    expect(docker("exec", NAME, "touch", "/site/written").text).toContain("Read-only file system");
    expect(readdirSync(volume)).toContain("pickle-six.sqlite");

    expect(docker("stop", NAME).status).toBe(0);
    expect(docker("inspect", "-f", "{{.State.ExitCode}}", NAME).text).toBe("0");
    // A store that was closed has no log beside it any more.
    expect(readdirSync(volume).filter((name) => name.endsWith("-wal"))).toEqual([]);
  },
  BUILD_MS,
);
