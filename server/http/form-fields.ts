/**
 * The fields of a posted form; null for a body of another kind. A field that was sent twice counts as not sent: nobody can
 * say which of the two was checked.
 */
export async function formFields(request: Request): Promise<ReadonlyMap<string, string> | null> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) return null;
  const params = new URLSearchParams(await request.text());
  const names = new Set(params.keys());
  return new Map(
    [...names].filter((name) => params.getAll(name).length === 1).map((name) => [name, params.get(name) ?? ""]),
  );
}
