import { OpenAIRealtimeWebRTC, RealtimeAgent, RealtimeSession, tool } from "@openai/agents-realtime";

/** What the bare page is asked to do. */
export interface VoicePageOptions {
  /** Where the offer is sent. */
  callsUrl: string;
  key: string;
  /** What each tool answers, as JSON text. */
  outputs: Readonly<Record<string, string>>;
  maxOutputTokens?: number;
}

/** What a test reads and does on it. */
export interface VoicePage {
  /** Types of the provider's events, in order. */
  events: string[];
  /** Complaints of the SDK. */
  errors: string[];
  /** `connecting`, `connected`, `disconnected`, as the transport says. */
  connection: string;
  /** The channel of events: `open`, `closed`. */
  channel: string;
  /** Tools that were run. */
  ran: string[];
  /** Names of the tools in the newest `session.updated`. */
  tools: string[];
  /** What each speaker said last, with his role. */
  history: { role: string; text: string }[];
  /** The level of the remote sound at this moment, 0 to 1, and the loudest since `forget`. */
  level: number;
  loudest: number;
  forget(): void;
  /** Lets the microphone through; it is muted at first. */
  speak(): void;
  mute(): void;
  greet(): void;
  ask(text: string): void;
  hangUp(): void;
}

declare global {
  interface Window {
    startVoice: (options: VoicePageOptions) => Promise<void>;
    voice: VoicePage;
  }
}

/** The smallest page that talks: the SDK's own transport, a microphone, an audio element. */
window.startVoice = async ({ callsUrl, key, outputs, maxOutputTokens }) => {
  const audioElement = document.createElement("audio");
  audioElement.autoplay = true;
  document.body.append(audioElement);
  const mediaStream = await navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false },
  });
  for (const track of mediaStream.getAudioTracks()) track.enabled = false;
  const transport = new OpenAIRealtimeWebRTC({ mediaStream, audioElement, baseUrl: callsUrl });
  const voice: VoicePage = {
    events: [],
    errors: [],
    connection: "new",
    channel: "new",
    ran: [],
    tools: [],
    history: [],
    level: 0,
    loudest: 0,
    forget: () => {
      voice.loudest = 0;
    },
    speak: () => transport.mute(false),
    mute: () => transport.mute(true),
    greet: () => transport.requestResponse(),
    ask: (text) => session.sendMessage(text),
    hangUp: () => session.close(),
  };
  window.voice = voice;
  const agent = new RealtimeAgent({
    name: "Big Dill",
    instructions: "Talk about this game.",
    tools: Object.entries(outputs).map(([name, output]) =>
      tool({
        name,
        description: name,
        parameters: { type: "object", properties: {}, required: [], additionalProperties: true },
        strict: false,
        execute: () => {
          voice.ran.push(name);
          return output;
        },
      }),
    ),
  });
  const session = new RealtimeSession(agent, {
    transport,
    tracingDisabled: true,
    config: {
      outputModalities: ["audio"],
      audio: { input: { transcription: { model: "gpt-transcribe" }, turnDetection: { type: "semantic_vad" } } },
      providerData: { max_output_tokens: maxOutputTokens ?? 1000 },
    },
  });
  session.on("transport_event", (event) => {
    voice.events.push(event.type);
    if (event.type === "session.updated") voice.tools = toolNames(event["session"]);
  });
  session.on("error", ({ error }) => voice.errors.push(JSON.stringify(error)));
  session.on("history_updated", (history) => {
    voice.history = history
      .filter((item) => item.type === "message")
      .map(({ role, content }) => ({ role, text: content.map((part) => textOf(part)).join("") }));
  });
  transport.on("connection_change", (status) => {
    voice.connection = status;
  });
  await session.connect({ apiKey: key });
  const channel = transport.connectionState.dataChannel;
  voice.channel = channel?.readyState ?? "none";
  channel?.addEventListener("close", () => {
    voice.channel = "closed";
  });
  measure(audioElement, voice);
};

function measure(audioElement: HTMLAudioElement, voice: VoicePage): void {
  if (!(audioElement.srcObject instanceof MediaStream)) throw new Error("no sound came with the answer");
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  context.createMediaStreamSource(audioElement.srcObject).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    voice.level = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
    voice.loudest = Math.max(voice.loudest, voice.level);
  }, 10);
}

function toolNames(session: unknown): string[] {
  const { tools } = session as { tools: { name: string }[] };
  return tools.map(({ name }) => name);
}

function textOf(part: object): string {
  const { text, transcript } = part as { text?: string; transcript?: string | null };
  return text ?? transcript ?? "";
}
