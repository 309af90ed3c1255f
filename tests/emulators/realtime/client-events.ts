import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import type { EmulatedSession } from "./emulated-session.ts";
import { changedSettings } from "./session-settings.ts";
import type { WireEvent, WireFault } from "./wire-fault.ts";
import type { Item } from "./wire-item.ts";

type Handler = (session: EmulatedSession, event: WireEvent) => WireFault | null;

/** What a client may ask of one response. */
const responseSettings = z.looseObject({
  max_output_tokens: z.union([z.int().min(1).max(4096), z.literal("inf")]).optional(),
  tool_choice: z.enum(["auto", "none", "required"]).optional(),
  instructions: z.string().optional(),
});

const HANDLERS: Readonly<Record<string, Handler>> = {
  "session.update": (session, event) => {
    const { refuseSettings } = session.line.behavior();
    if (refuseSettings !== null) return { message: refuseSettings, code: "invalid_value", param: "session" };
    const changed = changedSettings(session.settings, event["session"]);
    if (!changed.ok) return changed.error;
    if (session.hasSpoken && !isDeepStrictEqual(changed.value.audio.output.voice, session.settings.audio.output.voice))
      return {
        message: "Cannot update a conversation's voice if assistant audio is present.",
        code: "cannot_update_voice",
        param: "session.audio.output.voice",
      };
    session.settings = changed.value;
    session.line.send("session.updated", { session: changed.value });
    return null;
  },

  "conversation.item.create": ({ conversation, line }, event) => {
    const created = conversation.create(event["item"], event["previous_item_id"], line.newId("item"));
    if (!created.ok) return created.error;
    const { item, previous } = created.value;
    line.send("conversation.item.added", { previous_item_id: previous, item });
    line.send("conversation.item.done", { previous_item_id: previous, item });
    return null;
  },

  "conversation.item.retrieve": (session, event) =>
    withItem(session, event, (item) => session.line.send("conversation.item.retrieved", { item })),

  "conversation.item.delete": (session, event) =>
    withItem(session, event, ({ id }) => {
      session.conversation.remove(id);
      session.line.send("conversation.item.deleted", { item_id: id });
    }),

  "conversation.item.truncate": (session, event) => {
    const found = session.conversation.find(event["item_id"]);
    if (!found.ok) return found.error;
    const until = event["audio_end_ms"];
    if (typeof until !== "number" || until < 0)
      return { message: "Invalid value for 'audio_end_ms'.", code: "invalid_value", param: "audio_end_ms" };
    if (found.value.role !== "assistant")
      return { message: "Only assistant messages can be truncated.", code: "invalid_value", param: "item_id" };
    session.truncate(found.value.id, until);
    return null;
  },

  "response.create": (session, event) => {
    if (session.active !== null)
      return {
        message: `Conversation already has an active response in progress: ${session.active}. Wait until the response is finished before creating a new one.`,
        code: "conversation_already_has_active_response",
        param: null,
      };
    const given = responseSettings.safeParse(event["response"] ?? {});
    if (!given.success) return { message: "Invalid value for 'response'.", code: "invalid_value", param: "response" };
    const { max_output_tokens: limit, tool_choice: choice, instructions } = given.data;
    session.respond({ limit, hasTools: choice !== "none", instructions });
    return null;
  },

  "response.cancel": (session) => {
    if (session.active === null)
      return {
        message: "Cancellation failed: no active response found",
        code: "response_cancel_not_active",
        param: null,
      };
    session.cancel("client_cancelled");
    return null;
  },

  "output_audio_buffer.clear": (session) => {
    session.hush();
    return null;
  },

  "input_audio_buffer.commit": (session) => {
    if (session.line.pendingMs() < 100)
      return {
        message: "Error committing input audio buffer: buffer too small.",
        code: "input_audio_buffer_commit_empty",
        param: null,
      };
    session.commit();
    return null;
  },

  "input_audio_buffer.clear": ({ line }) => {
    line.takePending();
    line.send("input_audio_buffer.cleared");
    return null;
  },
};

/** What a client may send, by its type; each answers with what was wrong, null when nothing was. */
export const clientEvents: ReadonlyMap<string, Handler> = new Map(Object.entries(HANDLERS));

function withItem(session: EmulatedSession, event: WireEvent, act: (item: Item) => void): WireFault | null {
  const item = session.conversation.find(event["item_id"]);
  if (!item.ok) return item.error;
  act(item.value);
  return null;
}
