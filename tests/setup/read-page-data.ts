/**
 * What an answer to a `.data` request holds: the data of the page's loaders by route (`routes/game`), or of its action. The format
 * is the framework's own, and only the framework can read it; the site itself does not depend on it.
 */
export async function readPageData(answer: Response): Promise<unknown> {
  if (answer.body === null) throw new Error(`the page's data answered ${answer.status} without a body`);
  // Not at the top: the first import of React decides whether it is the development build, and here that is the site's.
  const { UNSAFE_decodeViaTurboStream: decode } = await import("react-router");
  const { value, done } = await decode(answer.body, globalThis);
  await done;
  return value;
}
