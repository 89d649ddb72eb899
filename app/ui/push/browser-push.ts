import { registerWorker } from "./register-worker.ts";

/** `needs_home_screen`: on iPhones and iPads, only apps on the Home Screen may ask. */
export type PushSupport = "possible" | "blocked" | "needs_home_screen" | "unsupported";

export function pushSupport(): PushSupport {
  const isPossible =
    "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (isPossible) return Notification.permission === "denied" ? "blocked" : "possible";
  return /iPhone|iPad/.test(navigator.userAgent) ? "needs_home_screen" : "unsupported";
}

/** Whether this browser still has the subscription that the shop knows of. */
export async function hasSubscription(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration("/");
  return Boolean(await registration?.pushManager.getSubscription());
}

async function subscription(applicationServerKey: string): Promise<PushSubscription> {
  await registerWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const old = await pushManager.getSubscription();
    if (!old) throw error;
    // It was made for a different key of the shop.
    await old.unsubscribe();
    return pushManager.subscribe(options);
  }
}

/** Asks for permission, which needs a tap. Null if permission was refused. */
export async function subscriptionFields(publicKey: string): Promise<FormData | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { endpoint = "", keys = {} } = (await subscription(publicKey)).toJSON();
  const fields = new FormData();
  fields.set("endpoint", endpoint);
  fields.set("publicKey", keys.p256dh ?? "");
  fields.set("authSecret", keys.auth ?? "");
  return fields;
}
