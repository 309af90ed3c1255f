let asked: Promise<PermissionStatus | null> | undefined;

/** What the browser would do if it were asked for the microphone; null where it does not tell. Asked once: the answer follows the person's choice. */
export function microphonePermission(): Promise<PermissionStatus | null> {
  asked ??= ask();
  return asked;
}

async function ask(): Promise<PermissionStatus | null> {
  try {
    return await navigator.permissions.query({ name: "microphone" });
  } catch {
    return null;
  }
}
