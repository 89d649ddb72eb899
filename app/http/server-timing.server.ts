import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";
import { performance } from "node:perf_hooks";
import { onStatement } from "#app/domain/data-file.server.ts";

type Times = { beganMs: number; queryMs: number };

const times = new AsyncLocalStorage<Times>();

/** Begins to take the times of each request; only who develops the shop is shown them. Source: decisions, One box. */
export function takeTimes(): void {
  subscribe("http.server.request.start", () => {
    times.enterWith({ beganMs: performance.now(), queryMs: 0 });
  });
  onStatement((_, ms) => {
    const taken = times.getStore();
    if (taken) taken.queryMs += ms;
  });
}

/**
 * Takes when (`performance.now()`) the rendering of this request's page began; returns the header
 * `Server-Timing` that tells how long loaders, their queries and the rendering took, null where no times are taken.
 * Source: W3C Server Timing.
 */
export function serverTiming(renderBeganMs: number): string | null {
  const taken = times.getStore();
  if (!taken) return null;
  const loaderMs = renderBeganMs - taken.beganMs;
  const renderMs = performance.now() - renderBeganMs;
  return Object.entries({ loader: loaderMs, query: taken.queryMs, render: renderMs })
    .map(([name, ms]) => `${name};dur=${ms.toFixed(1)}`)
    .join(", ");
}
