import { type RefObject, useEffect, useRef, useState } from "react";
import type { Branch } from "#app/domain/shop/branches.ts";
import { mapCentre, mapZoom } from "#app/domain/shop/map-projection.ts";
import { canFetchTile } from "./can-fetch-tile.ts";
import type { LiveMap } from "./live-map.ts";
import { tileUrl } from "./map-tiles.ts";

const timeoutMilliseconds = 10_000;
const retries = 3;
const firstPauseMilliseconds = 1_000;
const near = "300px";

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function isNear(element: HTMLElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: near },
    );
    observer.observe(element);
    signal.addEventListener("abort", () => observer.disconnect());
  });
}

type Choices = { chosen: () => Branch | null; onChoose: (branch: Branch) => void };

/** One try; null when anything it needs failed or was not there in time. */
async function tryToOpen(
  element: HTMLElement,
  { chosen, onChoose }: Choices,
  left: AbortSignal,
): Promise<LiveMap | null> {
  const waiting = new AbortController();
  const stop = () => waiting.abort();
  const timer = setTimeout(stop, timeoutMilliseconds);
  left.addEventListener("abort", stop);
  const { signal } = waiting;
  try {
    const probed = chosen()?.coordinates ?? mapCentre;
    const zoom = chosen() ? mapZoom.branch : mapZoom.all;
    if (!(await canFetchTile(tileUrl(probed, zoom), signal))) return null;
    const { openLiveMap } = await import("./live-map.ts");
    if (signal.aborted) return null;
    return await openLiveMap({ element, chosen: chosen(), onChoose, signal });
  } catch {
    // The drawn map stays visible.
    return null;
  } finally {
    clearTimeout(timer);
    left.removeEventListener("abort", stop);
  }
}

/**
 * Opens a live map in the element once it is near the viewport: a try takes at most ten seconds and is repeated three
 * times. Returns whether the live map can be shown; until then, and if it never can, the drawn one stays.
 */
export function useLiveMap(
  element: RefObject<HTMLElement>,
  chosen: Branch | null,
  onChoose: (branch: Branch) => void,
): boolean {
  const [map, setMap] = useState<LiveMap | null>(null);
  const latest = useRef({ chosen, onChoose });
  latest.current = { chosen, onChoose };

  useEffect(() => {
    const place = element.current;
    if (!place) return;
    const leaving = new AbortController();
    const choices: Choices = {
      chosen: () => latest.current.chosen,
      onChoose: (branch) => latest.current.onChoose(branch),
    };
    let opened: LiveMap | null = null;
    async function open(at: HTMLElement) {
      await isNear(at, leaving.signal);
      for (let retry = 0; retry <= retries && !opened && !leaving.signal.aborted; retry += 1) {
        if (retry > 0) await pause(firstPauseMilliseconds * 2 ** (retry - 1), leaving.signal);
        if (!leaving.signal.aborted) opened = await tryToOpen(at, choices, leaving.signal);
      }
      if (leaving.signal.aborted) opened?.close();
      else setMap(opened);
    }
    void open(place);
    return () => {
      leaving.abort();
      opened?.close();
      setMap(null);
    };
  }, [element]);

  useEffect(() => map?.choose(chosen), [map, chosen]);

  return map !== null;
}
