const WORKER = "/service-worker.js";

/** Called only where it is needed, not on every visit. */
export function registerWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(WORKER, { scope: "/" });
}
