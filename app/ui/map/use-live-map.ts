import { type RefObject, useEffect, useRef, useState } from "react";
import type { Branch, PlacedBranch } from "#app/domain/shop/branch.ts";
import { mapCentre, mapZoom, zoomForAll } from "#app/domain/shop/map-projection.ts";
import type { LiveMap } from "./live-map.ts";
import { tileUrl } from "./map-tiles.ts";

const timeoutMilliseconds = 10_000;
const retries = 3;
const firstPauseMilliseconds = 1_000;
const viewportMargin = "300px";

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function whenNearViewport(element: HTMLElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: viewportMargin },
    );
    observer.observe(element);
    signal.addEventListener("abort", () => observer.disconnect());
  });
}

type Choices = {
  branches: readonly PlacedBranch[];
  chosen: () => Branch | null;
  onChoose: (branch: Branch) => void;
};

/** Null if anything failed or timed out; the element records the reason. */
async function tryToOpen(
  element: HTMLElement,
  { branches, chosen, onChoose }: Choices,
  unmounted: AbortSignal,
): Promise<LiveMap | null> {
  const attempt = new AbortController();
  const stop = () => attempt.abort();
  const timer = setTimeout(stop, timeoutMilliseconds);
  unmounted.addEventListener("abort", stop);
  const { signal } = attempt;
  try {
    const center = chosen()?.coordinates ?? mapCentre(branches);
    const zoom = chosen()?.coordinates ? mapZoom.branch : zoomForAll(branches);
    if (!(await canFetchTile(tileUrl(center, zoom), signal))) throw new Error("no tiles");
    const { openLiveMap } = await import("./live-map.ts");
    signal.throwIfAborted();
    return await openLiveMap({ element, branches, chosen: chosen(), onChoose, signal });
  } catch (error) {
    // The drawn map stays visible.
    element.dataset.failure = `Failed to load map: ${error}`;
    return null;
  } finally {
    clearTimeout(timer);
    unmounted.removeEventListener("abort", stop);
  }
}

/**
 * Opens a live map once the element is near the viewport, with retries. Returns whether it can be shown; until then,
 * the drawn map stays visible.
 */
export function useLiveMap(
  element: RefObject<HTMLElement>,
  branches: readonly PlacedBranch[],
  chosen: Branch | null,
  onChoose: (branch: Branch) => void,
): boolean {
  const [map, setMap] = useState<LiveMap | null>(null);
  const latest = useRef({ branches, chosen, onChoose });
  latest.current = { branches, chosen, onChoose };

  useEffect(() => {
    const container = element.current;
    if (!container) return;
    const unmount = new AbortController();
    const choices: Choices = {
      branches: latest.current.branches,
      chosen: () => latest.current.chosen,
      onChoose: (branch) => latest.current.onChoose(branch),
    };
    let opened: LiveMap | null = null;
    async function open(target: HTMLElement) {
      await whenNearViewport(target, unmount.signal);
      for (let retry = 0; retry <= retries && !opened && !unmount.signal.aborted; retry += 1) {
        if (retry > 0) await pause(firstPauseMilliseconds * 2 ** (retry - 1), unmount.signal);
        if (!unmount.signal.aborted) opened = await tryToOpen(target, choices, unmount.signal);
      }
      if (unmount.signal.aborted) opened?.close();
      else setMap(opened);
    }
    void open(container);
    return () => {
      unmount.abort();
      opened?.close();
      setMap(null);
    };
  }, [element]);

  useEffect(() => map?.choose(chosen), [map, chosen]);

  return map !== null;
}

function canFetchTile(url: string, signal: AbortSignal): Promise<boolean> {
  const worker = new Worker(new URL("./tile-probe.worker.ts", import.meta.url), { type: "module" });
  return new Promise<boolean>((resolve) => {
    signal.addEventListener("abort", () => resolve(false), { once: true });
    worker.addEventListener("message", ({ data }: MessageEvent<boolean>) => resolve(data));
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      resolve(false);
    });
    worker.postMessage(url);
  }).finally(() => worker.terminate());
}
