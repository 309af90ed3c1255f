import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync, copyFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** Files that break the direction of imports, with the import that does it. */
const BAD = [
  ["domain/planted-a.ts", "../server/store/store.ts"],
  ["domain/planted-b.ts", "../app/page-meta.ts"],
  ["domain/planted-c.ts", "node:fs"],
  ["domain/planted-d.ts", "react"],
  ["domain/planted-e.ts", "zod"],
  ["domain/facts/planted-f.ts", "../../server/store/store.ts"],
  ["domain/facts/planted-g.ts", "node:fs"],
  ["domain/facts/planted-h.ts", "../../app/page-meta.ts"],
  ["domain/game/planted-f1.ts", "../words/format.ts"],
  ["domain/words/planted-f2.ts", "../plays/play-text.ts"],
  ["domain/names/planted-f3.ts", "../players/player-index.ts"],
  ["domain/admin/planted-f3a.ts", "../names/normalize-name.ts"],
  ["domain/corrections/planted-f3b.ts", "../page/box-score.ts"],
  ["domain/replay/planted-f3c.ts", "../live/milliseconds-to-live.ts"],
  ["domain/plays/planted-f4.ts", "../fold/fold-game.ts"],
  ["domain/news/planted-f5.ts", "../cited/check-cited.ts"],
  ["domain/fold/planted-f6.ts", "../page/box-score.ts"],
  ["domain/chance/planted-f6a.ts", "../page/box-score.ts"],
  ["domain/page/planted-f7.ts", "../shape/game-shape.ts"],
  ["domain/players/planted-f8.ts", "../page/box-score.ts"],
  ["domain/scoring/planted-fa.ts", "../facts/fact.ts"],
  ["domain/usage/planted-fb.ts", "../players/player-log.ts"],
  ["domain/season/planted-f9.ts", "../facts/fact.ts"],
  ["domain/facts/planted-f10.ts", "../cited/check-cited.ts"],
  ["domain/my-players/planted-f10a.ts", "../facts/fact.ts"],
  ["domain/projections/planted-f10b.ts", "../shape/game-shape.ts"],
  ["server/projections/planted-o4.ts", "../pages/stats-page.server.ts"],
  ["domain/cited/planted-f11a.ts", "../tell/recap/write-recap.ts"],
  ["domain/cited/rules/order/planted-f11b.ts", "../../../receipts/receipt-words.ts"],
  ["domain/analyst/reply/plays/planted-f11c.ts", "../../../tell/recap/write-recap.ts"],
  ["domain/shape/planted-f13.ts", "../live/live-game.ts"],
  ["domain/sunday/planted-f13a.ts", "../live/live-game.ts"],
  ["domain/tell/planted-f14a.ts", "../cited/check-cited.ts"],
  ["domain/tell/recap/planted-f14b.ts", "../../cited/check-cited.ts"],
  ["domain/export/planted-f15.ts", "../live/live-game.ts"],
  ["domain/live/planted-f16.ts", "../analyst/analyst-prompt.ts"],
  ["domain/receipts/planted-f17.ts", "../analyst/analyst-prompt.ts"],
  ["domain/analyst/tools/planted-f18.ts", "../../../server/store/store.ts"],
  ["domain/analyst/planted-f20.ts", "node:fs"],
  ["app/components/planted-f.tsx", "../../server/context.server.ts"],
  ["app/components/planted-g.tsx", "../../server/store/store.ts"],
  ["app/components/planted-h.tsx", "node:path"],
  ["app/routes/planted-i.tsx", "../../server/store/store.ts"],
  ["app/routes/planted-j.tsx", "../../server/start-site.ts"],
  ["app/routes/planted-k.tsx", "../../cli/build.ts"],
  ["server/pages/planted-l.server.ts", "../../app/page-meta.ts"],
  ["server/pages/planted-m.server.ts", "../main.ts"],
  ["server/games/planted-n.ts", "../pages/stats-page.server.ts"],
  ["server/games/planted-o.ts", "../site/health.ts"],
  ["server/games/plan/planted-o1.ts", "../../site/health.ts"],
  ["server/games/ingest/planted-o2.ts", "../../main.ts"],
  ["server/providers/demo/play/planted-o3.ts", "../../../store/store.ts"],
  ["server/games/plan/planted-o5.ts", "../ingest/run-task.ts"],
  ["server/games/plan/planted-o6.ts", "../../pages/stats-page.server.ts"],
  ["server/games/ingest/planted-o7.ts", "../replay/replays.ts"],
  ["server/providers/demo/world/planted-o8.ts", "../game-model/clock.ts"],
  ["server/providers/demo/world/planted-o9.ts", "../demo-game.ts"],
  ["server/providers/demo/game-model/planted-o10.ts", "../play/punt.ts"],
  ["server/providers/demo/narrate/planted-o11.ts", "../play/punt.ts"],
  ["bench/planted-o4.ts", "../app/page-meta.ts"],
  ["server/store/planted-p.ts", "../providers/provider.ts"],
  ["server/store/planted-q.ts", "../games/import-season.ts"],
  ["server/providers/planted-r.ts", "../store/store.ts"],
  ["server/providers/nflverse/planted-s.ts", "../../store/store.ts"],
  ["server/providers/demo/planted-t.ts", "../../games/fill-demo.ts"],
  ["server/mail/planted-aa.ts", "../store/store.ts"],
  ["server/mail/planted-ab.ts", "../accounts/accounts.ts"],
  ["server/store/planted-ac.ts", "../mail/mailer.ts"],
  ["server/providers/planted-ad.ts", "../mail/mailer.ts"],
  ["server/sleeper/planted-s1.ts", "../providers/provider.ts"],
  ["server/sleeper/planted-s2.ts", "../pages/game-page.server.ts"],
  ["server/providers/planted-s3.ts", "../sleeper/open-sleeper.ts"],
  ["server/store/planted-s4.ts", "../sleeper/open-sleeper.ts"],
  ["server/http/planted-s5.ts", "../sleeper/open-sleeper.ts"],
  ["server/accounts/planted-ae.ts", "../site/health.ts"],
  ["server/accounts/planted-af.ts", "../context.server.ts"],
  ["server/http/planted-ag.ts", "../accounts/accounts.ts"],
  ["server/voice/planted-v1.ts", "../site/health.ts"],
  ["server/voice/planted-v2.ts", "../context.server.ts"],
  ["server/chat/planted-v6.ts", "../site/health.ts"],
  ["server/chat/planted-v7.ts", "../context.server.ts"],
  ["server/ai/planted-v8.ts", "../chat/chat.ts"],
  ["server/ai/planted-v9.ts", "../budget/token-budget.ts"],
  ["server/store/planted-v10.ts", "../access/analyst-access.ts"],
  ["server/access/planted-v11.ts", "../site/health.ts"],
  ["server/budget/planted-v12.ts", "../context.server.ts"],
  ["server/store/planted-v3.ts", "../voice/voice.ts"],
  ["server/ai/planted-v4.ts", "../voice/voice.ts"],
  ["server/http/planted-v5.ts", "../voice/voice.ts"],
  ["server/games/planted-m1.ts", "../mcp/open-mcp.ts"],
  ["server/store/planted-m2.ts", "../mcp/open-mcp.ts"],
  ["server/http/planted-m3.ts", "../mcp/open-mcp.ts"],
  ["server/mcp/planted-m4.ts", "../main.ts"],
  ["server/mcp/planted-m5.ts", "../../app/page-meta.ts"],
  ["server/live/planted-z1.ts", "../store/store.ts"],
  ["server/live/planted-z2.ts", "../pages/game-page.server.ts"],
  ["server/store/planted-z3.ts", "../live/live-topics.ts"],
  ["server/live/planted-z4.ts", "../ai/story-writer.ts"],
  ["server/ai/planted-z5.ts", "../stories/write-story.ts"],
  ["server/ai/planted-z6.ts", "../store/store.ts"],
  ["server/ai/planted-z7.ts", "../live/live-topics.ts"],
  ["server/store/planted-z8.ts", "../ai/story-writer.ts"],
  ["server/env/planted-z9.ts", "../ai/story-writer.ts"],
  ["server/stories/planted-za.ts", "../pages/game-page.server.ts"],
  ["server/db/planted-u.ts", "../store/store.ts"],
  ["server/http/planted-v.ts", "../site/health.ts"],
  ["server/log/planted-w.ts", "../pages/stats-page.server.ts"],
  ["server/env/planted-x.ts", "../app.ts"],
  ["server/clock/planted-x1.ts", "../games/ingest/demo-clock.ts"],
  ["server/planted-y.ts", "../tests/setup/open-site.ts"],
  ["cli/planted-z1.ts", "../tests/fixtures/play.ts"],
  ["cli/planted-z2.ts", "../app/page-meta.ts"],
] as const;

const GOOD = [
  ["domain/planted-1.ts", "./result.ts"],
  ["domain/plays/planted-5.ts", "../game/team.ts"],
  ["domain/plays/planted-6.ts", "../result.ts"],
  ["domain/cited/planted-7.ts", "./rules/check-news.ts"],
  ["domain/cited/rules/words/planted-8.ts", "../../word-stem.ts"],
  ["domain/cited/rules/words/planted-8b.ts", "../clause/places-of.ts"],
  ["domain/cited/rules/words/planted-9.ts", "../../../facts/fact.ts"],
  ["domain/analyst/reply/talk/planted-10.ts", "../../../result.ts"],
  ["domain/analyst/reply/talk/planted-10b.ts", "../../tools/analyst-tools.ts"],
  ["domain/my-players/planted-11c.ts", "../players/player-index.ts"],
  ["server/games/ingest/planted-13.ts", "../plan/plan-ingest.ts"],
  ["server/providers/demo/narrate/planted-14.ts", "../game-model/clock.ts"],
  ["server/providers/demo/world/planted-15.ts", "../../provider.ts"],
  ["server/store/planted-12.ts", "../../domain/live/milliseconds-to-live.ts"],
  ["app/components/planted-2.tsx", "../../domain/game/team.ts"],
  ["app/routes/planted-3.tsx", "../../server/pages/stats-page.server.ts"],
  ["app/routes/planted-4.tsx", "../../server/context.server.ts"],
  ["server/pages/planted-5.server.ts", "../store/store.ts"],
  ["server/site/planted-6.ts", "../http/read-body.ts"],
  ["server/site/planted-12.ts", "../live/live-topics.ts"],
  ["server/games/planted-7.ts", "../providers/provider.ts"],
  ["server/games/planted-8.ts", "../store/store.ts"],
  ["server/store/planted-9.ts", "../db/database.ts"],
  ["server/store/planted-9b.ts", "../clock/timer.ts"],
  ["server/accounts/planted-12.ts", "../store/tables.ts"],
  ["server/accounts/planted-13.ts", "../mail/mailer.ts"],
  ["server/mail/planted-14.ts", "../env/mail-settings.ts"],
  ["server/sleeper/planted-14b.ts", "../http/parse-json.ts"],
  ["server/games/planted-14c.ts", "../sleeper/open-sleeper.ts"],
  ["server/providers/nflverse/planted-10.ts", "../provider.ts"],
  ["server/ai/planted-15.ts", "../http/read-body.ts"],
  ["server/stories/planted-16.ts", "../ai/story-writer.ts"],
  ["server/voice/planted-17.ts", "../ai/realtime-calls.ts"],
  ["server/chat/planted-19.ts", "../ai/chat-model.ts"],
  ["server/chat/planted-20.ts", "../access/analyst-access.ts"],
  ["server/stories/planted-20a.ts", "../budget/token-budget.ts"],
  ["server/budget/planted-20b.ts", "../store/store.ts"],
  ["server/voice/planted-18.ts", "../store/voice-ledger.ts"],
  ["server/mcp/planted-19.ts", "../games/read-tool-snapshot.ts"],
  ["server/site/planted-20.ts", "../mcp/open-mcp.ts"],
  ["cli/planted-11.ts", "../server/store/store.ts"],
  ["cli/planted-11b.ts", "../tests/emulators/running-clock.ts"],
] as const;

interface Finding {
  code: string;
  filename: string;
}

let folder = "";
let found = new Map<string, string[]>();

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "import-direction-"));
  copyFileSync(".oxlintrc.json", join(folder, ".oxlintrc.json"));
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  for (const [file, from] of [...BAD, ...GOOD]) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), `import { planted } from "${from}";\n\nexport const used = planted;\n`);
  }
  // Types are of no use here: what is imported does not exist.
  const config = ["-c", ".oxlintrc.json", "-f", "json", "--disable-nested-config"];
  const run = spawnSync(process.execPath, [resolve("node_modules/oxlint/bin/oxlint"), ...config], {
    cwd: folder,
    encoding: "utf8",
  });
  const { diagnostics } = JSON.parse(run.stdout) as { diagnostics: Finding[] };
  found = Map.groupBy(diagnostics, ({ filename }) => filename)
    .entries()
    .reduce(
      (codes, [file, findings]) =>
        codes.set(
          file,
          findings.map(({ code }) => code),
        ),
      new Map<string, string[]>(),
    );
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the direction of imports", () => {
  it.each(BAD)("%s may not import %s", (file) => {
    expect(found.get(file)).toContain("eslint(no-restricted-imports)");
  });

  it.each(GOOD)("%s may import %s", (file) => {
    expect(found.get(file) ?? []).not.toContain("eslint(no-restricted-imports)");
  });

  it("keeps the console and the clock out of domain/", () => {
    const file = join(folder, "domain", "planted-clock.ts");
    writeFileSync(file, "export const planted = (): number => Date.now() + Math.random();\nconsole.log(planted);\n");
    const run = spawnSync(process.execPath, [resolve("node_modules/oxlint/bin/oxlint"), "-f", "json", file], {
      cwd: folder,
      encoding: "utf8",
    });
    const codes = (JSON.parse(run.stdout) as { diagnostics: Finding[] }).diagnostics.map(({ code }) => code);
    expect(codes).toContain("eslint(no-console)");
    expect(codes.filter((code) => code === "eslint(no-restricted-properties)")).toHaveLength(2);
  });
});
