import { useEffect, useState } from "react";
import type { Device } from "#app/domain/access/device.ts";
import { registerWorker } from "../push/register-worker.ts";
import { type QueuedOrder, queuedOrders } from "./order-queue.ts";
import {
  type Connection,
  keepSending,
  onQueueNews,
  type QueueNews,
  tellQueueNews,
} from "./send-queue.ts";

/** The orders of this device that the shop does not have yet, and whether the shop can be reached. */
export type OrderQueue = QueueNews & { orders: QueuedOrder[]; connection: Connection };

/** Sends the queue while the page is open, and saves the page itself for `person`, who takes the orders. */
export function useOrderQueue(device: Device | null, person: string): OrderQueue {
  const [queue, setQueue] = useState<OrderQueue>({ orders: [], connection: "connected" });
  const id = device?.id ?? "";

  useEffect(() => {
    if (!id || !window.isSecureContext) return;
    const stopListening = onQueueNews(async (news) => {
      const orders = await queuedOrders();
      setQueue((before) => ({ ...before, ...news, orders }));
    });
    tellQueueNews({});
    const stopSending = keepSending();
    return () => {
      stopListening();
      stopSending();
    };
  }, [id]);

  useEffect(() => {
    if (!id || !person || !window.isSecureContext) return;
    // While the shop is unreachable, the previously saved page stays.
    const keep = () => void keepPage().catch(console.warn);
    keep();
    // Leaving the page may mean signing out; then it is no longer kept.
    return keep;
  }, [id, person]);

  return queue;
}

const PAGE = "/admin/counter";

type Hydration = {
  matches: string[];
  manifest: {
    entry: { module: string; imports: string[] };
    routes: Record<string, { module: string; imports: string[] }>;
  };
};

/** The scripts, styles, fonts and icons of the page. */
function filesOf(page: Document): Set<string> {
  const linked = [
    ...page.querySelectorAll("link[rel=stylesheet], link[rel=preload], link[rel=icon], use"),
  ].map((element) => element.getAttribute("href"));
  const scripts = [...page.scripts].map((element) => element.getAttribute("src"));
  const { matches, manifest }: Hydration = JSON.parse(
    page.getElementById("hydration")?.textContent ?? "",
  );
  const modules = [manifest.entry, ...matches.map((id) => manifest.routes[id])].flatMap((route) =>
    route ? [route.module, ...route.imports] : [],
  );
  // Files that the styles load, and modules that only run sometimes.
  const loaded = performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => /^\/(assets|fonts)\//.test(new URL(name).pathname));
  const urls = [...linked, ...scripts, ...modules, ...loaded]
    .filter((file) => file !== null)
    .map((file) => new URL(file, location.href))
    .filter(({ origin }) => origin === location.origin);
  // An icon's address has a fragment.
  return new Set(urls.map(({ origin, pathname }) => origin + pathname));
}

/**
 * Saves the page and its files in the browser, so that it opens without the shop. The page is
 * requested again, because the open one may belong to another build or person, or show a customer.
 */
async function keepPage(): Promise<void> {
  await registerWorker();
  const response = await fetch(PAGE);
  const cache = await caches.open("counter");
  if (response.redirected || response.status === 403) await cache.delete(PAGE);
  if (response.redirected || !response.ok) return;
  const html = await response.clone().text();
  const files = filesOf(new DOMParser().parseFromString(html, "text/html"));
  const kept = async (file: string) => (await cache.match(file)) ?? (await cache.add(file));
  await Promise.all([...files].map(kept));
  await cache.put(PAGE, response);
  files.add(new URL(PAGE, location.href).href);
  for (const request of await cache.keys()) {
    if (!files.has(request.url)) await cache.delete(request);
  }
}
