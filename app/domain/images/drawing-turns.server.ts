import { isStaff } from "../access/permissions.ts";
import type { User } from "../access/user.ts";

type Turn = { actor: User; run: () => Promise<void> };

/** Waiting work by account. The first account is the one whose last turn was longest ago. */
const queues = new Map<string, Turn[]>();
let isRunning = false;

function nextTurn(): Turn | undefined {
  const accounts = [...queues.values()];
  const queue = accounts.find(([turn]) => isStaff(turn?.actor)) ?? accounts[0];
  const turn = queue?.shift();
  if (!queue || !turn) return undefined;
  queues.delete(turn.actor.id);
  if (queue.length > 0) queues.set(turn.actor.id, queue);
  return turn;
}

async function runAll(): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  for (let turn = nextTurn(); turn; turn = nextTurn()) await turn.run();
  isRunning = false;
}

/** How many jobs of this account have not started yet. */
export function waitingTurns(actor: User): number {
  return queues.get(actor.id)?.length ?? 0;
}

/** Runs one job at a time: those of admins first, then all other accounts in turn. */
export function inTurn<Value>(actor: User, work: () => Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const turn = { actor, run: () => work().then(resolve, reject) };
    queues.set(actor.id, [...(queues.get(actor.id) ?? []), turn]);
    void runAll();
  });
}
