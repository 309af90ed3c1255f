import type { Part } from "./bench.ts";

/** Every part by the name that `--only` takes, in the order in which they run; loaded when it is wanted. */
export const PARTS: readonly { name: string; load(): Promise<Part> }[] = [
  { name: "import", load: async () => (await import("./measure-import.ts")).importPart },
  { name: "start", load: async () => (await import("./measure-start.ts")).startPart },
  { name: "serve", load: async () => (await import("./measure-serving.ts")).servingPart },
  { name: "turns", load: async () => (await import("./measure-turns.ts")).turnsPart },
  { name: "live", load: async () => (await import("./measure-live.ts")).livePart },
  { name: "mine", load: async () => (await import("./measure-mine.ts")).minePart },
  { name: "sunday", load: async () => (await import("./measure-sunday.ts")).sundayPart },
  { name: "render", load: async () => (await import("./measure-render.ts")).renderPart },
  { name: "moments", load: async () => (await import("./measure-moments.ts")).momentsPart },
  { name: "years", load: async () => (await import("./measure-years.ts")).yearsPart },
  { name: "weight", load: async () => (await import("./measure-weight.ts")).weightPart },
  { name: "height", load: async () => (await import("./measure-height.ts")).heightPart },
  { name: "shift", load: async () => (await import("./measure-shift.ts")).shiftPart },
  { name: "phone", load: async () => (await import("./measure-phone.ts")).phonePart },
  { name: "voice", load: async () => (await import("./measure-voice.ts")).voicePart },
  { name: "lighthouse", load: async () => (await import("./measure-lighthouse.ts")).lighthousePart },
  { name: "reconcile", load: async () => (await import("./measure-reconcile.ts")).reconcilePart },
];
