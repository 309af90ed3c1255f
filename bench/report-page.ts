import { formatValue, limitWords, type PartReport, verdict } from "./report.ts";

/** Where and when figures were taken. */
export interface Machine {
  date: string;
  command: string;
  node: string;
  processor: string;
  cores: number;
  memoryBytes: number;
  system: string;
  /** Processes that wanted to run, over the last minute before the start. */
  load: number;
}

const INTRODUCTION = `# Benchmarks

Written by \`npm run bench -- --write\`; the text is in \`bench/report-page.ts\`, the figures are from the machine below.

Every figure with a limit is checked by \`npm run bench\`, which ends with 1 when one is missed and with 2 when something
could not be measured. Where speed is concerned the limits are ratios or differences of two things that are measured in turn in the same run,
so that they mean the same on another machine. \`--only import,serve\` runs some parts, \`--quick\` runs fewer rounds (to see
that everything works; such figures are not written here), \`--readers\`, \`--minutes\` and \`--grow-to\` say how large a Sunday is, \`--from DIR\` names the folder with nflverse's published files
(\`docs/data.md\` says which).

The site runs as it is built and started by \`npm start\`: compiled pages, the embedded store, \`NODE_ENV=production\`. Its store
holds a real season, and the page that is measured is that of the finished game whose number of plays is nearest to 180. Without
the published files the demo's season takes its place, and what needs real data is not measured.`;

/** The benchmark's page of the documentation. */
export function reportPage(reports: readonly PartReport[], machine: Machine): string {
  return `${[INTRODUCTION, machineText(machine), ...reports.map(partText)].join("\n\n")}\n`;
}

function machineText({ date, command, node, processor, cores, memoryBytes, system, load }: Machine): string {
  return `| where and when | |
| --- | --- |
| date | ${date} |
| command | \`${command}\` |
| machine | ${cores} cores (${processor}), ${(memoryBytes / 2 ** 30).toFixed(0)} GB of memory, ${system} |
| Node.js | ${node} |
| load before the start | ${load.toFixed(1)} |`;
}

function partText({ title, figures, problem }: PartReport): string {
  if (problem !== null) return `## ${title}\n\nNot measured: ${problem}`;
  const rows = figures.map(
    (figure) =>
      `| ${figure.name} | ${formatValue(figure.value)} ${figure.unit} | ${limitWords(figure.limit)} | ${verdict(figure)} |`,
  );
  return `## ${title}

| figure | measured | limit | |
| --- | --- | --- | --- |
${rows.join("\n")}

${figures.map((figure) => `* **${figure.name}**: ${figure.how}${figure.note === null ? "" : ` (${figure.note})`}`).join("\n")}`;
}
