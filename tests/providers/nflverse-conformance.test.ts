import { smallSeason, seasonFiles, writeFiles } from "../fixtures/nflverse/season-files.ts";
import { temporaryFolder } from "../fixtures/temporary-folder.ts";
import { describeProvider } from "../conformance/provider.ts";
import { folderSource } from "../../server/providers/nflverse/folder-source.ts";
import { nflverseProvider } from "../../server/providers/nflverse/nflverse-provider.ts";

describeProvider("nflverse from a folder", async () => {
  const folder = temporaryFolder();
  writeFiles(folder, seasonFiles(smallSeason()), ["play_by_play_2024.csv"]);
  return {
    provider: nflverseProvider({ source: folderSource(folder) }),
    season: 2024,
    week: 1,
    unknownSeason: 1990,
    hasPlays: true,
  };
});
