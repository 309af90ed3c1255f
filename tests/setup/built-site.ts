import { ensureBuild } from "../../cli/launch/ensure-build.ts";

/** Before tests that need the built site; does nothing when the build is that of the sources. */
export default async function setup(): Promise<void> {
  await ensureBuild();
}
