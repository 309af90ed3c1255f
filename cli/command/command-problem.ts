/** Something that a person who typed a command must be told in one line; the process ends with this exit code. */
export class CommandProblem extends Error {
  /** 1: it did not work. 2: the command was not understood. 130: it was stopped. */
  readonly exitCode: 1 | 2 | 130;

  constructor(message: string, exitCode: 1 | 2 | 130 = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}
