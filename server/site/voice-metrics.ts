import { Gauge, type Registry } from "prom-client";
import type { VoiceDay } from "../store/voice-ledger.ts";

/** What all processes together have talked today (UTC), with the worst case of what still runs; nothing where it is not known. */
export function voiceMetrics(registers: Registry[]): (day: VoiceDay | null) => void {
  const gauge = (name: string, help: string): Gauge => new Gauge({ name: `pickle_six_voice_${name}`, help, registers });
  const running = gauge("sessions", "Conversations with the analyst that run or are about to");
  const seconds = gauge("seconds_today", "Seconds of today's conversations (UTC)");
  const dollars = gauge("dollars_today", "What they are counted with");
  return (day) => {
    for (const one of [running, seconds, dollars]) one.remove();
    if (day === null) return;
    running.set(day.running);
    seconds.set(day.seconds);
    dollars.set(day.cost / 1_000_000);
  };
}
