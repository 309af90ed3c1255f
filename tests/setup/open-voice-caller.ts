import { MediaStreamTrack, RTCPeerConnection, RTCRtpCodecParameters, RtpHeader, RtpPacket } from "werift";
import { OpusCodec } from "../emulators/realtime/opus-codec.ts";
import { FRAME, FRAME_MS, levelOf, type Sound } from "../emulators/realtime/sound.ts";
import type { WireEvent } from "../emulators/realtime/wire-fault.ts";

/** A person's end of a voice call, in this process instead of a browser. */
export interface VoiceCaller {
  callId: string;
  events: WireEvent[];
  /** Of the sound that came: packets, and the level of each that could be decoded. */
  levels: number[];
  faulty: number;
  isOpen(): boolean;
  send(event: WireEvent): void;
  sendText(text: string): void;
  /** Sends it even where the other side has said that it takes less. */
  sendTooMuch(text: string): void;
  /** The first event of a type after so many events. */
  next(type: string, after?: number): Promise<WireEvent>;
  until(what: string, isTrue: () => boolean): Promise<void>;
  /** Says it in real time. */
  speak(sound: Sound): Promise<void>;
  close(): Promise<void>;
}

const PATIENCE_MS = 60_000;

/** Calls with an offer that `post` brings to the provider; it gives back the answer. */
export async function openVoiceCaller(post: (offer: string) => Promise<Response>): Promise<VoiceCaller> {
  const opus = new RTCRtpCodecParameters({ mimeType: "audio/opus", clockRate: 48_000, channels: 2, payloadType: 111 });
  const connection = new RTCPeerConnection({
    iceServers: [],
    // Without it each medium gathers a socket of its own, which werift never closes when the answer bundles them.
    bundlePolicy: "max-bundle",
    iceUseIpv4: false,
    iceUseIpv6: false,
    iceAdditionalHostAddresses: ["127.0.0.1"],
    // Without it the socket takes packets from every interface, whatever the candidate says.
    iceInterfaceAddresses: { udp4: "127.0.0.1" },
    codecs: { audio: [opus] },
  });
  const microphone = new MediaStreamTrack({ kind: "audio" });
  const encoder = new OpusCodec();
  const decoder = new OpusCodec();
  const channel = connection.createDataChannel("oai-events");
  const caller = { events: [] as WireEvent[], levels: [] as number[], faulty: 0 };
  let packets = 0;
  const closing = new AbortController();

  channel.onMessage.subscribe((data) => caller.events.push(JSON.parse(data.toString()) as WireEvent));
  connection.onTrack.subscribe((track) => {
    track.onReceiveRtp.subscribe(({ payload }) => {
      if (closing.signal.aborted) return;
      try {
        caller.levels.push(levelOf(decoder.decode(payload)));
      } catch {
        caller.faulty += 1;
      }
    });
  });
  connection.addTrack(microphone);

  async function close(): Promise<void> {
    if (closing.signal.aborted) return;
    closing.abort();
    await connection.close();
    encoder.close();
    decoder.close();
  }

  await connection.setLocalDescription(await connection.createOffer());
  const response = await post(connection.localDescription?.sdp ?? "");
  if (response.status !== 201) {
    await close();
    throw new Error(`${response.status} ${await response.text()}`);
  }
  await connection.setRemoteDescription({ type: "answer", sdp: await response.text() });

  const until: VoiceCaller["until"] = async (what, isTrue) => {
    const end = performance.now() + PATIENCE_MS;
    while (!isTrue()) {
      if (performance.now() > end)
        throw new Error(`waited for ${what}; came: ${caller.events.map(({ type }) => type).join(" ")}`);
      await pause(10);
    }
  };
  await until("the channel", () => channel.readyState === "open");

  return Object.assign(caller, {
    callId: response.headers.get("location")?.split("/").at(-1) ?? "",
    isOpen: () => channel.readyState === "open",
    send: (event: WireEvent) => channel.send(JSON.stringify(event)),
    sendText: (text: string) => channel.send(text),
    sendTooMuch(text: string) {
      channel.sctp.setRemoteMaxMessageSize(0);
      channel.send(text);
    },
    until,
    close,
    async next(type: string, after = 0) {
      const found = (): WireEvent | undefined => caller.events.slice(after).find((event) => event.type === type);
      await until(type, () => found() !== undefined);
      return found() ?? { type };
    },
    async speak(sound: Sound) {
      const begun = performance.now();
      for (let at = 0; at + FRAME <= sound.length && !closing.signal.aborted; at += FRAME) {
        packets += 1;
        const header = new RtpHeader({
          payloadType: 111,
          sequenceNumber: packets & 0xff_ff,
          timestamp: packets * FRAME,
        });
        microphone.writeRtp(new RtpPacket(header, encoder.encode(sound.subarray(at, at + FRAME))));
        await pause(Math.max(0, begun + (at / FRAME) * FRAME_MS - performance.now()));
      }
    },
  });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** Brings an offer to a provider as a server does, with its API key and the session's settings. */
export function offerWithKey(
  { url, apiKey }: { url: string; apiKey: string },
  session: object = { type: "realtime" },
): (offer: string) => Promise<Response> {
  return (offer) => {
    const body = new FormData();
    body.set("sdp", offer);
    body.set("session", JSON.stringify(session));
    return fetch(`${url}/v1/realtime/calls`, { method: "POST", headers: { authorization: `Bearer ${apiKey}` }, body });
  };
}
