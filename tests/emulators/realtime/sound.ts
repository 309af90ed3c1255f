/** Samples of one channel, 48,000 a second, as Opus takes them. */
export type Sound = Int16Array;

export const RATE = 48_000;
/** Samples of one packet: 20 ms. */
export const FRAME = 960;
export const FRAME_MS = 20;

const FADE = RATE / 100;

/** How loud it is: the root of the mean square, 0 to 1. */
export function levelOf(sound: Sound): number {
  if (sound.length === 0) return 0;
  let sum = 0;
  for (const sample of sound) sum += sample * sample;
  return Math.sqrt(sum / sound.length) / 32_768;
}

/** How often the wave goes up through zero. */
export function risesOf(sound: Sound): number {
  let rises = 0;
  for (let at = 1; at < sound.length; at += 1) if ((sound[at - 1] ?? 0) < 0 && (sound[at] ?? 0) >= 0) rises += 1;
  return rises;
}

/** A sine of so many hertz; its ends are faded so that it does not click. `loudness` is the peak, 0 to 1. */
export function tone(hertz: number, milliseconds: number, loudness = 0.3): Sound {
  const sound = silence(milliseconds);
  for (let at = 0; at < sound.length; at += 1) {
    const fade = Math.min(1, at / FADE, (sound.length - at) / FADE);
    sound[at] = 32_767 * loudness * fade * Math.sin((2 * Math.PI * hertz * at) / RATE);
  }
  return sound;
}

export function silence(milliseconds: number): Sound {
  return new Int16Array(Math.round((milliseconds * RATE) / 1000));
}

/** One after the other. */
export function joined(...sounds: readonly Sound[]): Sound {
  const whole = new Int16Array(sounds.reduce((length, sound) => length + sound.length, 0));
  let at = 0;
  for (const sound of sounds) {
    whole.set(sound, at);
    at += sound.length;
  }
  return whole;
}

/** The sound as a WAV file, for a browser's fake microphone. */
export function wavOf(sound: Sound): Buffer {
  const data = Buffer.from(sound.buffer, sound.byteOffset, sound.byteLength);
  const head = Buffer.alloc(44);
  head.write("RIFF", 0);
  head.writeUInt32LE(36 + data.length, 4);
  head.write("WAVEfmt ", 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(RATE * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write("data", 36);
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
}
