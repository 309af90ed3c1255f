import { fail, ok, type Result } from "../../domain/result.ts";
import { formFields } from "../http/form-fields.ts";
import { readBody } from "../http/read-body.ts";
import { wordsAnswer } from "./finish-answer.ts";
import type { Answer } from "./render-page.ts";

/** The fields of a small form, none for a body of another kind; fails with the answer to one of more than `limit` bytes. */
export async function readForm(request: Request, limit: number): Promise<Result<ReadonlyMap<string, string>, Answer>> {
  const body = await readBody(request, limit);
  if (body === null) return fail(wordsAnswer(413, `This form may hold at most ${limit} bytes.`));
  const copy = new Request(request.url, { method: "POST", headers: request.headers, body: new Uint8Array(body) });
  return ok((await formFields(copy)) ?? new Map<string, string>());
}
