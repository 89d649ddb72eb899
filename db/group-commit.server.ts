import { replicaVersion, sqlite } from "./client.server.ts";

type Waiting = {
  work: () => unknown;
  resolve: (outcome: unknown) => void;
  reject: (reason: unknown) => void;
};

let waiting: Waiting[] = [];

function runAll(group: Waiting[]): (() => void)[] {
  return group.map((one) => {
    const { settle, thrown } = answerOf(one);
    // On a full disk, for one, SQLite ends the whole transaction: nothing of it is kept, and nobody may be told otherwise.
    if (!sqlite.inTransaction) throw thrown ?? new Error("A write ended the transaction");
    return settle;
  });
}

function answerOf({ work, resolve, reject }: Waiting) {
  try {
    const outcome = work();
    return { settle: () => resolve(outcome), thrown: null };
  } catch (thrown) {
    return { settle: () => reject(thrown), thrown };
  }
}

const inOneTransaction = sqlite.transaction(runAll);

function commitAll(): void {
  const group = waiting;
  waiting = [];
  try {
    const [first, ...others] = group;
    // Who comes alone needs no savepoint: their own transaction is the whole of it.
    const alone = first && others.length === 0;
    const settled = alone ? [answerOf(first).settle] : inOneTransaction.immediate(group);
    for (const settle of settled) settle();
  } catch (thrown) {
    for (const { reject } of group) reject(thrown);
  }
}

/**
 * Takes work that runs in one `write`, returns what it returned once that is on the disk. What arrives in the same moment shares
 * one commit, and so one wait for the disk; each work is a savepoint of its own: one that is refused or fails leaves the others
 * alone. Where the commit itself fails, all of them do, with SQLite's error.
 * Source: standards of speed (orders of 16 customers at once); architecture, SQLite and Drizzle.
 */
export function groupCommit<Outcome>(work: () => Outcome): Promise<Outcome> {
  // The server that keeps the primary copy takes each transaction on its own.
  if (replicaVersion(sqlite) !== null) return new Promise((resolve) => resolve(work()));
  return new Promise<Outcome>((resolve, reject) => {
    if (waiting.length === 0) setImmediate(commitAll);
    waiting.push({ work, resolve: resolve as Waiting["resolve"], reject });
  });
}
