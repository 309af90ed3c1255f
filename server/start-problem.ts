/** Something that whoever started the program can put right; the message is one line that says how. */
export class StartProblem extends Error {
  override name = "StartProblem";
}
