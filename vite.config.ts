import { readdirSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import * as React from "react";
import subsetFont from "subset-font";
import { build, defineConfig, type Plugin } from "vite";

import { FONT_CHARACTERS, FONT_FEATURES, FONT_WEIGHTS } from "./app/font-subset.ts";

/**
 * What every page needs goes into two files rather than a dozen: fewer requests, and it compresses better. Code that follows
 * live games is loaded only where there is one, and brings nothing that only a game's page has.
 */
const chunks = {
  groups: [
    // What talks with a voice provider is loaded by the press of Start, and by nothing before it.
    { name: "framework", test: /\/node_modules\/(?!@openai\/|openai\/|zod\/|debug\/|ms\/)/, priority: 4 },
    { name: "voice-library", test: /\/node_modules\//, priority: 3 },
    {
      name: "site",
      test: /\/(?:app\/(?!live\/(?!use-live-page))|domain\/(?!live\/apply-patch))(?!analyst\/|scoring\/|fold\/fantasy|game\/(?:is-(?:neutral|super)|matchup)|page\/address\/(?:game|points)|words\/(?:too-many|wait-in|with-m)|words\/ledger-points|use-(?:is-h|step-focus)|components\/(?:a(?:nalyst|sk)-|league-f|my-note|own-scoring|platform-form|rule-form|s(?:core-switch|coring-choice|tar-)|working-button))/,
      minShareCount: 3,
      priority: 2,
    },
    { name: "live", test: /\/(?:app\/live\/(?!use-live-page)|domain\/live\/apply-patch)/, priority: 1 },
    // What forms and tables of several pages share, and no game page has at its start: one name in the list of routes, which every page loads.
    {
      name: "forms",
      test: /\/(?:app\/(?:use-(?:is-h|step-focus)|components\/(?:star-|verdict-w|ways-in|working-button))|domain\/(?:fold\/fantasy|game\/(?:is-(?:neutral|super)|matchup|shown-p)|page\/address\/(?:game|points)|words\/(?:points-c|too-many|wait-in|with-m|format-weekday-h)))/,
      priority: 1,
    },
    { name: "game-body", test: /\/app\/components\/game-body\.tsx/, priority: 1 },
    // One file for what the first use of the analyst's section loads: anyone who presses Start waits for one answer, not for two in turn.
    {
      name: "analyst",
      test: /\/app\/(analyst\/open-analyst|components\/ask-form|voice\/(prepare-voice|voice-state))\.ts/,
    },
  ],
};

/**
 * Vite wraps every late import in a helper that looks for styles and files to fetch beforehand. What is loaded late here has
 * neither, and the wrapping its weight: without this plugin of its own, an import stays as it is written.
 */
const plainImports: Plugin = {
  name: "plain-imports",
  configResolved({ plugins }) {
    const at = plugins.findIndex(({ name }) => name === "native:import-analysis-build");
    if (at >= 0) (plugins as Plugin[]).splice(at, 1);
  },
};

/** What runs an agent in rounds on a server, shells and files included. Of it the voice's library has `Agent.asTool` alone, which is not called here. */
const UNCALLED = new Map([
  ["run", "export class Runner {}; export function run() {}"],
  ["runState", "export class RunState {}"],
]);

/** More than half of the voice's library, which anyone who presses Start would wait for. */
const withoutRunner: Plugin = {
  name: "without-runner",
  applyToEnvironment: ({ name }) => name === "client",
  load: {
    filter: { id: /\/@openai\/agents-core\/dist\/run(?:State)?\.mjs$/ },
    handler: (id) => UNCALLED.get(/(\w+)\.mjs$/.exec(id)?.[1] ?? ""),
  },
};

/** React is CommonJS, so that every call of it and of JSX in the pages would read `(0,runtime.jsx)(`. In production `jsxs` is the same function as `jsx`. */
const REACT = new Map([
  [
    "react",
    `export default whole; export const { ${Object.keys(React)
      .filter((name) => /^[a-z]\w*$/i.test(name) && name !== "default")
      .join(", ")} } = whole;`,
  ],
  ["react/jsx-runtime", "export const { Fragment, jsx } = whole; export { jsx as jsxs };"],
]);
/** Named so that they stand in the framework's file. */
const NAMED = "\0/node_modules/named/";

/** What the pages import of React is a name of its own, which is shorter to call. */
const namedReact: Plugin = {
  name: "named-react",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  resolveId: (id, importer, { kind }) =>
    REACT.has(id) && kind === "import-statement" && !importer?.startsWith(NAMED) ? NAMED + id : null,
  load(id) {
    const source = id.startsWith(NAMED) ? id.slice(NAMED.length) : "";
    return REACT.has(source) ? `import whole from "${source}"; ${REACT.get(source)}` : null;
  },
};

/** The framework gives its components and contexts names for its tools: bytes in every page, and an effect by which a component that nobody imports stays in the file. */
const withoutToolNames: Plugin = {
  name: "without-tool-names",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: /\/react-router\/dist\/production\/.*\.js$/ },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, "")
        .replaceAll(/ = (?=React[\w$]*\.forwardRef\()/g, " = /* @__PURE__ */ "),
  },
};

/** Where React makes one of its marks: at its start, and named as what it would be if it were thrown. */
const MARK = /(?<=^(?:var)? +\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/gm;
const MARKS = 5;
let marksFound = 0;

/**
 * React makes errors at its start that are marks to compare with and never reports. Where a browser is inspected (developer tools, Lighthouse), a new
 * error asks for every line that is running: the line is in a function of 180 kB, which is then parsed a second time. Decision 053.
 */
const unreportedMarks: Plugin = {
  name: "unreported-marks",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: /\/react-dom-client\.production\.js$/ },
    handler: (code) =>
      code.replaceAll(MARK, (_found, message) => {
        marksFound += 1;
        return `{ message: ${message} }`;
      }),
  },
  buildEnd(error) {
    if (error !== undefined || marksFound === MARKS) return;
    throw new Error(
      `React's marks are made in another way now (${marksFound} of ${MARKS} found): look at unreported-marks`,
    );
  },
};

/**
 * The font with the characters, weights and features that the pages use: 29 kB instead of 48, fetched before anything is drawn. Its file
 * keeps the name that its whole content gave it. `npm run dev` has the whole font.
 */
const smallerFont: Plugin = {
  name: "smaller-font",
  applyToEnvironment: ({ name }) => name === "client",
  async generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== "asset" || !file.fileName.endsWith(".woff2")) continue;
      const whole = Buffer.from(file.source);
      file.source = await subsetFont(whole, FONT_CHARACTERS, {
        targetFormat: "woff2",
        keepFeatures: FONT_FEATURES,
        variationAxes: { wght: FONT_WEIGHTS },
      });
    }
  },
};

const WORKER = "virtual:service-worker";

/**
 * The service worker as a text in the server's bundle, which serves it with the version of its build in it. It is a program of its own, in one
 * file: nothing that it shares with the pages may hang on their files, which have other names after the next build.
 */
const serviceWorker: Plugin = {
  name: "service-worker",
  applyToEnvironment: ({ name }) => name === "ssr",
  resolveId: (id) => (id === WORKER ? `\0${WORKER}` : null),
  async load(id) {
    if (id !== `\0${WORKER}`) return null;
    // In development no browser is given one.
    if (this.environment.mode !== "build") return 'export default "";';
    const input = "app/offline/service-worker.ts";
    const options = { write: false, minify: true, rolldownOptions: { input, output: { format: "iife" } } } as const;
    const made = await build({ configFile: false, logLevel: "error", build: options });
    const [file] = "output" in made ? made.output : [];
    if (file?.type !== "chunk") throw new Error(`${input} was not built into one file`);
    return `export default ${JSON.stringify(file.code)};`;
  },
};

/**
 * A script that no page's scripts know: the server names it in those pages that may need it (`id` is its address there), and all others do not pay
 * for it, not even with its name. The browser's files are built before the server's, which finds it among them.
 */
function unnamedScript(id: string, source: string): Plugin {
  const name = basename(source, ".tsx");
  return {
    name,
    buildStart() {
      if (this.environment.name !== "client" || this.environment.mode !== "build") return;
      this.emitFile({ type: "chunk", id: resolve(source), name, preserveSignature: "strict" });
    },
    resolveId: (asked) => (asked === id ? `\0${id}` : null),
    load(asked) {
      if (asked !== `\0${id}`) return null;
      if (this.environment.mode !== "build") return `export default "/${source}";`;
      const built = new RegExp(`^${name}-[\\w-]+\\.js$`);
      const [file, ...others] = readdirSync("build/client/assets").filter((one) => built.test(one));
      if (file === undefined || others.length > 0) throw new Error(`${source} was not built into one file`);
      return `export default "/assets/${file}";`;
    },
  };
}

const DOMAIN = `${resolve("domain")}/`;

/**
 * The server's bundle reads `domain/` where the rest of the server reads it, in the sources: one copy of each rule in memory, compiled
 * once, and hot for pages as well as for the API.
 */
const oneDomain: Plugin = {
  name: "one-domain",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "ssr",
  resolveId: (id, importer) => {
    const path = importer !== undefined && id.startsWith(".") ? resolve(dirname(importer), id) : "";
    return path.startsWith(DOMAIN) ? { id: `#domain/${path.slice(DOMAIN.length)}`, external: true } : null;
  },
};

/** Files that do nothing by being loaded: what nobody calls of them leaves nothing in the browser's. Of the library's, one would send traces. */
const PURE = /\/(domain|app\/(components|analyst)|node_modules\/@openai)\//;

export default defineConfig({
  plugins: [
    plainImports,
    withoutRunner,
    namedReact,
    withoutToolNames,
    unreportedMarks,
    smallerFont,
    serviceWorker,
    oneDomain,
    unnamedScript("virtual:mine-script", "app/mine/open-mine.tsx"),
    unnamedScript("virtual:ledger-card", "app/ledger-card/open-ledger-card.tsx"),
    reactRouter(),
  ],
  // An inlined asset would need `data:` in the Content-Security-Policy.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      // Imported by nothing that is there at the start: in development its first use would load the page anew, in the middle of the press.
      optimizeDeps: { include: ["@openai/agents-realtime"] },
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: chunks,
            // Every page loads the names of all routes' files, and a hash does not compress.
            entryFileNames: "assets/[name]-[hash:6].js",
            chunkFileNames: "assets/[name]-[hash:6].js",
          },
          treeshake: { moduleSideEffects: [{ test: PURE, sideEffects: false }] },
        },
      },
    },
    // The server's bundle is the whole HTTP application, which imports React Router's own build as a virtual module.
    ssr: { build: { rolldownOptions: { input: "./server/app.ts" } } },
  },
});
