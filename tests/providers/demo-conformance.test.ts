import { demoProvider } from "../../server/providers/demo/demo-provider.ts";
import { describeProvider } from "../conformance/provider.ts";

describeProvider("the demo", async () => ({
  provider: demoProvider({ now: () => new Date("2026-10-11T16:20:00Z") }),
  season: 2026,
  week: 1,
  unknownSeason: 1999,
  hasPlays: true,
}));
