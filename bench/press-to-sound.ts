import type { Browser } from "playwright-core";

/** One press of a page's button, in a browser that knows nothing of the page. */
export interface Press {
  /** From the press to the first audible sample. */
  milliseconds: number;
  /** Addresses of the scripts that the page had asked for before the press, each once. */
  before: string[];
  /** What the press made it ask for. */
  after: string[];
}

/**
 * Opens the page in a fresh context of the browser, lets it come to rest, presses "Start talking", waits until something is heard and
 * presses "Disconnect". `isReady` runs in the page.
 */
export async function pressToSound(browser: Browser, address: string, isReady: () => boolean): Promise<Press> {
  const context = await browser.newContext({ permissions: ["microphone"] });
  try {
    await context.addInitScript(listen);
    const page = await context.newPage();
    const scripts = new Set<string>();
    page.on("request", (request) => {
      if (request.resourceType() === "script" || /\.m?js\b/.test(request.url())) scripts.add(request.url());
    });
    await page.goto(address, { waitUntil: "networkidle" });
    await page.waitForFunction(isReady);
    const before = [...scripts];
    await page.getByRole("button", { name: "Start talking" }).click();
    const milliseconds = await page.evaluate(() => (globalThis as { pressToSound?: Promise<number> }).pressToSound);
    await page.getByRole("button", { name: "Disconnect" }).click();
    const after = [...scripts].slice(before.length);
    return { milliseconds: milliseconds ?? Number.NaN, before, after };
  } finally {
    await context.close();
  }
}

/**
 * Runs in the page before anything else: follows the sound that an audio element is given, and notes when it is first audible while the
 * element plays. It looks every 5 ms.
 */
function listen(): void {
  const audible = 0.01;
  const patience = 20_000;
  const heard = Promise.withResolvers<number>();
  let pressed: number | null = null;
  Object.assign(globalThis, { pressToSound: heard.promise });
  addEventListener(
    "click",
    ({ timeStamp }) => {
      pressed ??= timeStamp;
      setTimeout(() => heard.reject(new Error("nothing was heard for 20 seconds")), patience);
    },
    { capture: true, once: true },
  );
  const source = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, "srcObject");
  Object.defineProperty(HTMLMediaElement.prototype, "srcObject", {
    ...source,
    set(this: HTMLMediaElement, stream: MediaProvider | null) {
      source?.set?.call(this, stream);
      if (!(stream instanceof MediaStream)) return;
      const context = new AudioContext();
      const analyser = context.createAnalyser();
      analyser.fftSize = 512;
      context.createMediaStreamSource(stream).connect(analyser);
      const samples = new Float32Array(analyser.fftSize);
      const timer = setInterval(() => {
        analyser.getFloatTimeDomainData(samples);
        const level = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
        if (level < audible || this.paused || pressed === null) return;
        clearInterval(timer);
        heard.resolve(performance.now() - pressed);
      }, 5);
    },
  });
}
