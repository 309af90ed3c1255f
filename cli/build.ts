import { ensureBuild } from "./launch/ensure-build.ts";

await ensureBuild();
