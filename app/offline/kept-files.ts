/** The files of the build that are kept: a name changes with its content, so the first is as good as any later one. */
export interface KeptFiles {
  /** Keeps a file, and the parts that a script loads when they are shown; throws where the file itself does not come. */
  keep(path: string): Promise<void>;
  /** A file from what is kept, or else from the network, which is kept then. */
  file(request: Request): Promise<Response>;
  /** Lets go of what is neither among these paths nor a part of one. */
  dropOthers(paths: Iterable<string>): Promise<void>;
}

const FILES = "files";
/** What a part loads in its turn when it is shown (a conversation, a library for one) is not looked for. */
const PART = /import\(.\.\/([\w.-]+\.js)/g;
/** What a script imports at its beginning. */
const NEEDED = /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)/g;

export function openKeptFiles(
  caches: CacheStorage,
  fetchFile: (path: string | Request) => Promise<Response>,
): KeptFiles {
  async function keepOne(path: string): Promise<void> {
    const files = await caches.open(FILES);
    if ((await files.match(path)) !== undefined) return;
    const answer = await fetchFile(path);
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
    await files.put(path, answer);
  }

  return {
    async keep(path) {
      await keepOne(path);
      // A page does without a part that does not come.
      const files = await caches.open(FILES);
      await Promise.allSettled((await namesIn(files, path, PART)).map(keepOne));
      await Promise.allSettled((await partsOf(files, path)).map(keepOne));
    },
    async file(request) {
      // A device without room, or a browser that lets nothing be kept, has the files of the network like any other.
      const files = await caches.open(FILES).catch(() => null);
      const kept = await files?.match(request, { ignoreVary: true }).catch(() => undefined);
      if (kept !== undefined) return kept;
      const answer = await fetchFile(request);
      if (answer.ok) await files?.put(request, answer.clone()).catch(() => {});
      return answer;
    },
    async dropOthers(paths) {
      const files = await caches.open(FILES);
      const named = new Set<string>();
      for (const path of paths) {
        named.add(path);
        for (const part of await partsOf(files, path)) named.add(part);
      }
      for (const request of await files.keys())
        if (!named.has(new URL(request.url).pathname)) await files.delete(request, { ignoreVary: true });
    },
  };
}

/** The parts of a script, and what those that are kept cannot do without. */
async function partsOf(files: Cache, path: string): Promise<string[]> {
  const parts = await namesIn(files, path, PART);
  const needed = await Promise.all(parts.map((part) => namesIn(files, part, NEEDED)));
  return [...parts, ...needed.flat()];
}

async function namesIn(files: Cache, path: string, names: RegExp): Promise<string[]> {
  const text = path.endsWith(".js") ? await (await files.match(path))?.text() : "";
  return Array.from((text ?? "").matchAll(names), ([, name]) => `/assets/${name}`);
}
