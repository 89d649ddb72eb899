import { sqlite } from "./client.server.ts";

type QueuedWrite = {
  work: () => unknown;
  resolve: (outcome: unknown) => void;
  reject: (reason: unknown) => void;
};

let queue: QueuedWrite[] = [];

/**
 * Runs work that consists of one `write`. Work that arrives in the same turn of the event loop shares one commit,
 * and so one wait for the disk. Each has a savepoint of its own, so that its failure does not affect the others;
 * when the commit itself fails, all of them fail. The promise is settled after the commit.
 */
export function groupCommit<Outcome>(work: () => Outcome): Promise<Outcome> {
  return new Promise<Outcome>((resolve, reject) => {
    if (queue.length === 0) setImmediate(commitQueue);
    queue.push({ work, resolve: resolve as QueuedWrite["resolve"], reject });
  });
}

function commitQueue(): void {
  const group = queue;
  queue = [];
  try {
    const [first, ...others] = group;
    // A single write is a transaction itself.
    const settlements =
      first && others.length === 0 ? [run(first).settle] : runAll.immediate(group);
    for (const settle of settlements) settle();
  } catch (error) {
    for (const { reject } of group) reject(error);
  }
}

const runAll = sqlite.transaction((group: QueuedWrite[]) =>
  group.map((write) => {
    const { settle, error } = run(write);
    // Some errors, such as a full disk, make SQLite roll back the whole transaction.
    if (!sqlite.inTransaction) throw error ?? new Error("A write ended the transaction");
    return settle;
  }),
);

function run({ work, resolve, reject }: QueuedWrite): { settle: () => void; error?: unknown } {
  try {
    const outcome = work();
    return { settle: () => resolve(outcome) };
  } catch (error) {
    return { settle: () => reject(error), error };
  }
}
