/** Something that the person who started the program can fix; the message is one line that says how. */
export class StartProblem extends Error {
  override name = "StartProblem";
}
