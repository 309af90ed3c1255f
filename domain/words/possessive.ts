/** `the Vikings'`, `Darnold's`, `Jacobs'`: after an s the apostrophe alone, as American newspapers write. */
export function possessive(name: string): string {
  return name.endsWith("s") ? `${name}'` : `${name}'s`;
}
