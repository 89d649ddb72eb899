import { isStaff } from "../access/permissions.ts";
import type { User } from "../access/user.ts";

type Turn = { actor: User; run: () => Promise<void> };

/** Who waits, by account. The first account is the one whose last turn was longest ago. */
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

/** How many pieces of work of this account have not begun yet. */
export function waitingTurns(actor: User): number {
  return queues.get(actor.id)?.length ?? 0;
}

/** Runs one piece of work at a time: admins' first, then those of all other accounts in turn. */
export function inTurn<Value>(actor: User, work: () => Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const turn = { actor, run: () => work().then(resolve, reject) };
    queues.set(actor.id, [...(queues.get(actor.id) ?? []), turn]);
    void runAll();
  });
}
