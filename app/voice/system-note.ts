/** Tells the analyst something that is nobody's turn in the conversation. */
export function systemNote(text: string) {
  return {
    type: "conversation.item.create",
    item: { type: "message", role: "system", content: [{ type: "input_text", text }] },
  };
}
