/** Notices on this device: what the browser can do, and its subscription at its push service. */

type PushAbility = 'able' | 'denied' | 'unable';

export function pushAbility(): PushAbility {
  const isThere = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isThere) return 'unable';
  return Notification.permission === 'denied' ? 'denied' : 'able';
}

interface BrowserSubscription {
  readonly address: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Asks the person, then the push service; undefined where one of them does not want. */
export async function subscribe(serverKey: string): Promise<BrowserSubscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const worker = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: serverKey } as const;
  try {
    return keysOf(await worker.pushManager.subscribe(options));
  } catch {
    // Subscribed with an earlier key of the server.
    await (await worker.pushManager.getSubscription())?.unsubscribe();
    return worker.pushManager.subscribe(options).then(keysOf, () => undefined);
  }
}

function keysOf(subscription: PushSubscription): BrowserSubscription | undefined {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return undefined;
  return { address: endpoint, keys: { p256dh, auth } };
}
