import OpusScript from "opusscript";
import { FRAME, RATE, type Sound } from "./sound.ts";

/** Opus in WebAssembly, one channel. */
export class OpusCodec {
  #opus = open();

  /** One frame (20 ms) as a packet. */
  encode(frame: Sound): Buffer {
    return this.#opus.encode(Buffer.from(frame.buffer, frame.byteOffset, frame.byteLength), FRAME);
  }

  /** The sound of a packet, of whatever length and channels. Throws when it is none. */
  decode(packet: Buffer): Sound {
    const bytes = this.#opus.decode(packet);
    return new Int16Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 2);
  }

  /** Frees its memory. */
  close(): void {
    this.#opus.delete();
  }
}

function open(): OpusScript {
  const opus = new OpusScript(RATE, 1, OpusScript.Application.VOIP);
  opus.setBitrate(32_000);
  return opus;
}
