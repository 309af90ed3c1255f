/**
 * The fields of a posted form; null for a body of another kind. A field that was sent twice counts as not sent: nobody can
 * say which of the two was checked.
 */
export async function formFields(request: Request): Promise<ReadonlyMap<string, string> | null> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) return null;
  const fields = new Map<string, string>();
  const twice = new Set<string>();
  // One pass: parameters are a list, and looking each name up in it would take a crowded form seconds.
  for (const [name, value] of new URLSearchParams(await request.text())) {
    if (fields.has(name)) twice.add(name);
    fields.set(name, value);
  }
  for (const name of twice) fields.delete(name);
  return fields;
}
