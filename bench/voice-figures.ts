import { type Figure, figure, median } from "./figure.ts";
import type { Press } from "./press-to-sound.ts";
import type { VoiceCode } from "./voice-code.ts";

/** Something of each page that is pressed. */
export interface VoicePages<T> {
  game: T;
  /** The bare page that has loaded the SDK before the press. */
  before: T;
  /** The bare page that loads it then. */
  press: T;
}

const ALLOWED_MS = 150;

/** What the presses came to. */
export function voiceFigures(presses: VoicePages<Press[]>, { voiceBefore, byPress }: VoiceCode): Figure[] {
  const { before: early = [], after: late = [] } = presses.game[0] ?? {};
  const game = times(presses.game);
  const before = times(presses.before);
  const press = times(presses.press);
  return [
    figure({
      name: "game page, press to first audible sample",
      value: median(game),
      limit: null,
      unit: "ms",
      how: `From the press of "Start talking" to the first sample that is heard (looked for every 5 ms), against an emulated provider in a process of its own on this machine; the microphone is allowed already. Median of ${game.length} presses, each in a fresh browser context with nothing cached, after one that is not counted: ${span(game)}. The press loads the SDK, takes a token and connects through the site, and the greeting looks up two things first.`,
    }),
    figure({
      name: "bare page, SDK loaded beforehand",
      value: median(before),
      limit: null,
      unit: "ms",
      how: `The same on a page that uses the SDK directly and has loaded it before its button can be pressed: its key stands in the page, it calls the provider without a server between, and the same six tools have their answers ready. Pressed in turn with the game page, ${before.length} times: ${span(before)}.`,
    }),
    figure({
      name: "bare page, SDK loaded by the press",
      value: median(press),
      limit: null,
      unit: "ms",
      how: `The same page, which loads the SDK when it is pressed, as the game page does: ${span(press)}.`,
    }),
    figure({
      name: "game page over the bare page, SDK beforehand",
      value: median(game) - median(before),
      limit: { atMost: ALLOWED_MS },
      unit: "ms",
      note: `${span(game)} against ${span(before)}`,
      how: "The difference of the medians. The limit is held against this page because it is the stricter one and a fair one: it is how a minimal page is written, and a reader who waits does not care why the game page loads nothing before.",
    }),
    figure({
      name: "game page over the bare page, SDK by the press",
      value: median(game) - median(press),
      limit: null,
      unit: "ms",
      how: "The same: what the token, the relay, the ledger and the panel cost where both load the SDK.",
    }),
    figure({
      name: "voice code before Start",
      value: voiceBefore,
      limit: { atMost: 0 },
      unit: "bytes",
      how: `Of the ${early.length} scripts that the game page asks for before anything is used, those that open a connection or a microphone or ask for a token, by what is in them. The press asks for ${late.length} more, ${(byPress / 1000).toFixed(1)} kB with gzip.`,
    }),
  ];
}

function times(presses: readonly Press[]): number[] {
  return presses.map(({ milliseconds }) => milliseconds);
}

function span(values: readonly number[]): string {
  return `${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)} ms`;
}
