import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";

/**
 * What every page needs goes into two files rather than a dozen: fewer requests, and it compresses better. Code that follows
 * live games is loaded only where there is one, and brings nothing that only a game's page has.
 */
const chunks = {
  groups: [
    // What talks with a voice provider is loaded by the press of Start, and by nothing before it.
    { name: "framework", test: /\/node_modules\/(?!@openai\/|openai\/|zod\/|debug\/|ms\/)/, priority: 4 },
    { name: "voice-library", test: /\/node_modules\//, priority: 3 },
    { name: "site", test: /\/(app|domain)\/(?!analyst\/|components\/a(?:nalyst|sk)-)/, minShareCount: 3, priority: 2 },
    { name: "live", test: /\/app\/live\/(?!use-live-page)/, priority: 1 },
    { name: "game-body", test: /\/app\/components\/game-body\.tsx/ },
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

/** Files that do nothing by being loaded: what the server alone uses of them leaves nothing in the browser's. */
const PURE = /\/(domain|app\/(components|analyst))\//;

export default defineConfig({
  plugins: [plainImports, reactRouter()],
  // An inlined asset would need `data:` in the Content-Security-Policy.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: chunks },
          treeshake: { moduleSideEffects: [{ test: PURE, sideEffects: false }] },
        },
      },
    },
    // The server's bundle is the whole HTTP application, which imports React Router's own build as a virtual module.
    ssr: { build: { rolldownOptions: { input: "./server/app.ts" } } },
  },
});
