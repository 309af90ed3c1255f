import { ensureBuild } from "./launch/ensure-build.ts";

await ensureBuild();
await import("../server/main.ts");
