import { CannotMeasure } from "./cannot-measure.ts";
import { fetchRaw } from "./fetch-raw.ts";
import type { Press } from "./press-to-sound.ts";

/** What only code that talks has in it: the connection, the microphone, the site's address for a token. */
const MARKS = /RTCPeerConnection|getUserMedia|realtime-token/;

/** Bytes of scripts as the site sends them with gzip. */
export interface VoiceCode {
  /** Scripts of the voice that the page asked for before the press. */
  voiceBefore: number;
  /** All that the press made it ask for. */
  byPress: number;
}

/** Which of the scripts that a page asked for have to do with the voice, by what is in them and not by their names. */
export async function voiceCode({ before, after }: Pick<Press, "before" | "after">): Promise<VoiceCode> {
  const [early, late] = await Promise.all([sizes(before), sizes(after)]);
  if (!late.some(({ isVoice }) => isVoice))
    throw new CannotMeasure("the press loads nothing that looks like the voice");
  return {
    voiceBefore: sum(early.filter(({ isVoice }) => isVoice)),
    byPress: sum(late),
  };
}

interface ScriptSize {
  bytes: number;
  isVoice: boolean;
}

function sizes(addresses: readonly string[]): Promise<ScriptSize[]> {
  return Promise.all(
    addresses.map(async (address) => {
      const [sent, source] = [await fetchRaw(address, "gzip"), await fetchRaw(address, "identity")];
      return { bytes: sent.body.length, isVoice: MARKS.test(source.body.toString()) };
    }),
  );
}

function sum(scripts: readonly ScriptSize[]): number {
  return scripts.reduce((total, { bytes }) => total + bytes, 0);
}
