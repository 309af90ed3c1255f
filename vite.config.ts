import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

/** What every page needs goes into two files rather than a dozen: fewer requests, and it compresses better. */
const chunks = {
  groups: [
    { name: "framework", test: /\/node_modules\// },
    { name: "site", test: /\/(app|domain)\//, minShareCount: 2 },
  ],
};

export default defineConfig({
  plugins: [reactRouter()],
  // An inlined asset would need `data:` in the Content-Security-Policy.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: chunks } } } },
    // The server's bundle is the whole HTTP application, which imports React Router's own build as a virtual module.
    ssr: { build: { rolldownOptions: { input: "./server/app.ts" } } },
  },
});
