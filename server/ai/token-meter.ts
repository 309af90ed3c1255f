import { REPLY_TOKENS } from "../../domain/analyst/analyst-prompt.ts";
import { estimatedTokens } from "../../domain/words/estimated-tokens.ts";
import type { TokenUse } from "./story-writer.ts";

/** What a server says that a turn took; undefined where it does not say. None of it is trusted unchecked. */
export interface ReportedUse {
  inputTokens: number | undefined;
  outputTokens: number | undefined;
}

/** Counts the tokens of an answer, turn by turn, and says whether another turn may be asked for. */
export interface TokenMeter {
  /** Whether a further turn, with the longest reply that is asked for, stays below the ceiling. */
  hasRoom(): boolean;
  /** A turn is asked for. */
  begin(): void;
  /** Words of the model, whatever they are for: an answer, a thought, the arguments of a tool. */
  write(text: string): void;
  /** The reply is far longer than was asked for: its server keeps to no length, and is heard no further. */
  isEndless(): boolean;
  /** A tool's answer, which the next turn reads. */
  read(text: string): void;
  /** The turn is over. */
  end(reported: ReportedUse): void;
  /** The turn was refused, and cost nothing. */
  refuse(): void;
  /** Everything so far, with an estimate of a turn that has not ended, or will not. */
  use(): TokenUse;
}

/**
 * How far a server's figures may be from our estimate, which is about 1.8 times too high for prose: beyond it they are a
 * mistake, and so is a reply that is so much longer than asked.
 */
const PLAUSIBLE = 3;

/**
 * A meter of one answer that may take `ceiling` tokens; `asked` is everything that its first turn reads, `reply` the longest reply that
 * is asked for, in tokens.
 */
export function tokenMeter(ceiling: number, asked: string, reply = REPLY_TOKENS): TokenMeter {
  const counted = { inputTokens: 0, outputTokens: 0 };
  /** Our estimate of what the turn reads that is open, or was last, and what has come to it since. */
  let context = estimatedTokens(asked);
  let added = 0;
  /** How the server's count of the last turn compared with it. */
  let scale = 1;
  let written = 0;
  let isOpen = false;
  const left = (): number => ceiling - counted.inputTokens - counted.outputTokens;
  const count = (inputTokens: number, outputTokens: number): TokenUse => ({
    inputTokens: counted.inputTokens + inputTokens,
    outputTokens: counted.outputTokens + outputTokens,
  });
  return {
    hasRoom: () => scale * (context + added) + reply <= left(),
    begin() {
      context += added;
      added = 0;
      written = 0;
      isOpen = true;
    },
    write(text) {
      written += estimatedTokens(text);
    },
    isEndless: () => written > PLAUSIBLE * reply,
    read(text) {
      added += estimatedTokens(text);
    },
    end({ inputTokens, outputTokens }) {
      const input = plausible(inputTokens, context, PLAUSIBLE * context);
      // Thinking is paid for and not seen, so only the ceiling bounds it.
      const output = plausible(outputTokens, written, Math.max(written, left() - input));
      Object.assign(counted, count(input, output));
      scale = input / context;
      added += written;
      isOpen = false;
    },
    refuse() {
      isOpen = false;
    },
    use: () => (isOpen ? count(context, written) : { ...counted }),
  };
}

/** A reported number where it can be true, our estimate where it is too low or none, `most` where it is too high. */
function plausible(reported: number | undefined, estimate: number, most: number): number {
  if (reported === undefined || !(reported >= estimate / PLAUSIBLE)) return estimate;
  return Math.min(Math.ceil(reported), most);
}
