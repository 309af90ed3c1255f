import type { NoticeKind } from "../../domain/sunday/find-notices.ts";

/**
 * Asks the reader's browser to let notifications in, and this site to send them. Called by a press alone. Null when all is well, else why not, in
 * words.
 */
export async function turnOn(publicKey: string, kinds: readonly NoticeKind[]): Promise<string | null> {
  if (kinds.length === 0) return "Choose at least one.";
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (workers === undefined || !("PushManager" in globalThis) || !("Notification" in globalThis))
    return "This browser cannot show notifications of a site. On an iPhone or iPad, add the site to the home screen first.";
  if ((await Notification.requestPermission()) !== "granted")
    return "Your browser does not let this site show notifications. Allow them in its settings for this site, then try again.";
  if ((await workers.getRegistration()) === undefined)
    return "This page is not ready for it yet. Reload it and try again.";
  try {
    const { pushManager } = await workers.ready;
    const subscription = await subscribe(pushManager, publicKey);
    const { endpoint, keys } = subscription.toJSON();
    const answer = await fetch("/my/notifications", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ endpoint, keys, kinds }),
    });
    if (answer.ok) return null;
    // Our own server's words: `server/site/push-answer.ts`.
    return ((await answer.json()) as { error: string }).error;
  } catch {
    return "Your browser’s push service could not be reached. Check your connection and try again.";
  }
}

/** A subscription under the site's present key; one under an earlier key would be refused by the service. */
async function subscribe(pushManager: PushManager, publicKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const old = await pushManager.getSubscription();
    if (old === null) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(options);
  }
}
