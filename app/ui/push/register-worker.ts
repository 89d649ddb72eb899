const WORKER = "/service-worker.js";

/** Not on every visit: only where it is needed. */
export function registerWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(WORKER, { scope: "/" });
}
