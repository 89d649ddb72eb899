import { onQueued } from "#app/domain/queue-signals.server.ts";
import { log } from "#app/http/log.server.ts";

const MAX_SLEEP_MS = 3_600_000;

type Queue<Job> = {
  name: Parameters<typeof onQueued>[0];
  jobsAtOnce: number;
  /** Claims the job that has been due longest, or else returns when the next one is due; null if none waits. */
  claim: (running: Job[]) => Job | Date | null;
  run: (job: Job, stopping: AbortSignal) => Promise<void>;
  /** When to read the queue again after reading failed. */
  retryMs: number;
};

/** Runs the jobs of a queue as they come due. Returns a function that stops it and waits for running jobs. */
export function startQueueWorker<Job extends object>({
  name,
  jobsAtOnce,
  claim,
  run,
  retryMs,
}: Queue<Job>): () => Promise<void> {
  const stopping = new AbortController();
  const running = new Map<Job, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;

  function wakeIn(delayMs: number): void {
    clearTimeout(timer);
    // The timer must not keep the process running.
    timer = setTimeout(wake, Math.min(delayMs, MAX_SLEEP_MS)).unref();
  }

  function start(job: Job): void {
    const finished = run(job, stopping.signal)
      .catch((error: unknown) => log.error({ err: error, queue: name }, "A queued job failed"))
      .finally(() => {
        running.delete(job);
        wake();
      });
    running.set(job, finished);
  }

  function wake(): void {
    if (stopping.signal.aborted) return;
    try {
      while (running.size < jobsAtOnce) {
        const due = claim([...running.keys()]);
        if (due === null || due instanceof Date) {
          wakeIn(due ? Math.max(0, due.getTime() - Date.now()) : MAX_SLEEP_MS);
          return;
        }
        start(due);
      }
    } catch (error) {
      log.error({ err: error, queue: name }, "A queue failed");
      wakeIn(retryMs);
    }
  }

  onQueued(name, wake);
  wake();
  return async () => {
    stopping.abort();
    clearTimeout(timer);
    await Promise.all(running.values());
  };
}
