import { ensureBuild } from "../../cli/launch/ensure-build.ts";

/** Builds the site before the tests that need it; does nothing when the build is that of the sources. */
export default async function setup(): Promise<void> {
  await ensureBuild();
}
