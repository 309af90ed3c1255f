import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  // Every route is small and public: the manifest goes out whole, so that no link waits for a second request.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
