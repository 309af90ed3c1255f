import {
  MediaStreamTrack,
  RTCPeerConnection,
  RTCRtpCodecParameters,
  type RTCDataChannel,
  RtpHeader,
  RtpPacket,
} from "werift";
import { OpusCodec } from "./opus-codec.ts";
import { FRAME, type Sound } from "./sound.ts";

/** A message of the real channel may not be larger, either way. */
export const MESSAGE_BYTES = 65_536;

export interface PeerEvents {
  /** The data channel is open. */
  opened: (label: string) => void;
  message: (text: string) => void;
  /** A message was larger than the channel carries; the channel is closed. */
  tooLarge: (bytes: number) => void;
  /** The sound of one packet; null when the packet was no Opus. */
  heard: (sound: Sound | null) => void;
  /** The other side has gone, or we have. Once. */
  closed: () => void;
}

/** What a call needs of the connection that carries it. */
export type CallPeer = Pick<Peer, "state" | "answer" | "send" | "play" | "closeChannel" | "drop" | "close">;

const OPUS_TYPE = 111;

/** The provider's end of a WebRTC connection: one channel of events, Opus in and out. It listens on the loopback address alone. */
export class Peer {
  #connection = new RTCPeerConnection({
    iceServers: [],
    // No interface of the machine is used; only what is named.
    iceUseIpv4: false,
    iceUseIpv6: false,
    iceAdditionalHostAddresses: ["127.0.0.1"],
    // Without it the socket takes packets from every interface, whatever the candidate says.
    iceInterfaceAddresses: { udp4: "127.0.0.1" },
    iceLite: false,
    bundlePolicy: "max-bundle",
    maxMessageSize: MESSAGE_BYTES,
    codecs: {
      audio: [
        new RTCRtpCodecParameters({ mimeType: "audio/opus", clockRate: 48_000, channels: 2, payloadType: OPUS_TYPE }),
      ],
    },
  });
  #track = new MediaStreamTrack({ kind: "audio" });
  #opus = new OpusCodec();
  #channel: RTCDataChannel | null = null;
  #events: PeerEvents;
  #sequence = 0;
  #timestamp = 0;
  #isClosed = false;
  #closing: Promise<void> | null = null;

  constructor(events: PeerEvents) {
    this.#events = events;
    this.#connection.connectionStateChange.subscribe((state) => {
      if (state === "closed" || state === "failed") void this.close();
    });
    this.#connection.onDataChannel.subscribe((channel) => this.#follow(channel));
    this.#connection.onTrack.subscribe((track) => {
      track.onReceiveRtp.subscribe(({ payload }) => this.#events.heard(this.#decoded(payload)));
    });
    this.#connection.addTrack(this.#track);
  }

  /** Where the connection is: `new`, `connecting`, `connected`, `disconnected`, `failed` or `closed`. */
  get state(): string {
    return this.#connection.connectionState;
  }

  /** The answer to an offer. Throws when the offer cannot be read, or has no sound or no channel of events. */
  async answer(offer: string): Promise<string> {
    for (const medium of ["audio", "application"])
      if (!new RegExp(`^m=${medium} `, "m").test(offer)) throw new Error(`it has no m=${medium} section`);
    // A browser's .local names would be looked up by multicast; it reaches us without.
    const reachable = offer.replaceAll(/^a=candidate:.*\.local .*\r?\n/gm, "");
    await this.#connection.setRemoteDescription({ type: "offer", sdp: reachable });
    await this.#connection.setLocalDescription(await this.#connection.createAnswer());
    return this.#connection.localDescription?.sdp ?? "";
  }

  /** Whether it was sent: a channel that is not open, or a message that is too large, does not. */
  send(text: string): boolean {
    if (this.#channel?.readyState !== "open" || Buffer.byteLength(text) > MESSAGE_BYTES) return false;
    this.#channel.send(text);
    return true;
  }

  /** Sends 20 ms of sound. */
  play(frame: Sound): void {
    if (this.#isClosed) return;
    this.#sequence = (this.#sequence + 1) & 0xff_ff;
    this.#timestamp = (this.#timestamp + FRAME) >>> 0;
    const header = new RtpHeader({
      payloadType: OPUS_TYPE,
      sequenceNumber: this.#sequence,
      timestamp: this.#timestamp,
    });
    this.#track.writeRtp(new RtpPacket(header, this.#opus.encode(frame)));
  }

  /** Closes the channel of events and nothing else. */
  closeChannel(): void {
    this.#channel?.close();
  }

  /** Is gone without a word, as when a cable is pulled. */
  async drop(): Promise<void> {
    await Promise.all(this.#connection.iceTransports.map(({ connection }) => connection.close()));
  }

  /** Says goodbye and frees sockets and memory. */
  close(): Promise<void> {
    this.#closing ??= this.#connection.close().then(() => this.#end());
    return this.#closing;
  }

  #end(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#opus.close();
    this.#events.closed();
  }

  #follow(channel: RTCDataChannel): void {
    this.#channel = channel;
    const opened = (): void => this.#events.opened(channel.label);
    channel.onMessage.subscribe((data) => {
      const bytes = Buffer.byteLength(data);
      if (bytes <= MESSAGE_BYTES) return this.#events.message(data.toString());
      this.#events.tooLarge(bytes);
      channel.close();
    });
    channel.stateChanged.subscribe((state) => {
      if (state === "open") opened();
      if (state === "closed") void this.close();
    });
    if (channel.readyState === "open") opened();
  }

  #decoded(payload: Buffer): Sound | null {
    if (this.#isClosed) return null;
    try {
      return this.#opus.decode(payload);
    } catch {
      return null;
    }
  }
}
