import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";

/**
 * What every page needs goes into two files rather than a dozen: fewer requests, and it compresses better. Code that follows
 * live games is loaded only where there is one, and brings nothing that only a game's page has.
 */
const chunks = {
  groups: [
    { name: "framework", test: /\/node_modules\/|vite\/preload-helper/, priority: 3 },
    { name: "site", test: /\/(app|domain)\//, minShareCount: 3, priority: 2 },
    { name: "live", test: /\/app\/live\/(?!use-live-page)/, priority: 1 },
    { name: "game-body", test: /\/app\/components\/game-body\.tsx/ },
  ],
};

/** Vite's own helper looks for styles and files to fetch beforehand. What is loaded late here has neither, and the helper its weight. */
const plainImports: Plugin = {
  name: "plain-imports",
  enforce: "pre",
  load: { filter: { id: /vite\/preload-helper/ }, handler: () => "export const __vitePreload = (load) => load();" },
};

export default defineConfig({
  plugins: [plainImports, reactRouter()],
  // An inlined asset would need `data:` in the Content-Security-Policy.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: chunks } } } },
    // The server's bundle is the whole HTTP application, which imports React Router's own build as a virtual module.
    ssr: { build: { rolldownOptions: { input: "./server/app.ts" } } },
  },
});
