/** The specification's default: turns of the model for one request, tools and answer together. */
export const MOST_TURNS = 10;

interface TurnOptions {
  /** Has the model take its next turn; the last must be an answer. */
  goOn(isLast: boolean): void;
  /** The model has asked for tools even with its last turn. */
  giveUp(): void;
}

/**
 * The model's turns for one request. A turn is a response; the calls of tools in it are answered one by one, at any time, and the
 * model goes on once: when the response is over and every one of its calls is answered. The library by itself has it go on with
 * each answer, so that two tools of which one is late are two answers aloud.
 */
export class ModelTurns {
  readonly #options: TurnOptions;
  #turns = 0;
  /** The newest response, while anybody waits for what it asked. */
  #response: string | null = null;
  #isOver = false;
  readonly #calls = new Set<string>();
  readonly #answered = new Set<string>();

  constructor(options: TurnOptions) {
    this.#options = options;
  }

  /** False when this request has had its turns: no tool answers any more. */
  get mayAsk(): boolean {
    return this.#turns < MOST_TURNS;
  }

  /** The person has asked something new. */
  nextRequest(): void {
    this.#turns = 0;
    this.forget();
  }

  /** A response begins. What an earlier one asked for is not waited for any more. */
  begin(response: string): void {
    this.forget();
    this.#turns += 1;
    this.#response = response;
  }

  /** It calls a tool. A provider may say so twice. */
  called(response: string, call: string): void {
    if (response === this.#response) this.#calls.add(call);
  }

  /** The call's answer stands in the conversation. */
  answered(call: string): void {
    this.#answered.add(call);
    this.#look();
  }

  /** The response is over: it calls no more. */
  over(response: string): void {
    if (response !== this.#response) return;
    this.#isOver = true;
    this.#look();
  }

  /** Nobody wants to hear any more what the tools were asked for. */
  forget(): void {
    this.#response = null;
    this.#isOver = false;
    this.#calls.clear();
  }

  #look(): void {
    const isWaiting = [...this.#calls].some((call) => !this.#answered.has(call));
    if (!this.#isOver || this.#calls.size === 0 || isWaiting) return;
    this.forget();
    if (this.#turns < MOST_TURNS) this.#options.goOn(this.#turns === MOST_TURNS - 1);
    else this.#options.giveUp();
  }
}
