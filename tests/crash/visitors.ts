/**
 * A process of its own full of customers and an admin. It works on "go", stops by itself when the shop is gone, and on
 * "settle" asks again whatever got no answer, then tells what the shop has confirmed.
 */
import { setTimeout as after } from "node:timers/promises";
import { ApiClient } from "#tests/support/client.ts";
import { registerCustomer } from "#tests/support/people.ts";
import {
  type Confirmation,
  changeOperation,
  eventOperation,
  type Operation,
  orderOperation,
  reviewOperation,
  WrongAnswer,
} from "./operations.ts";
import { seededRandom } from "./seeded-random.ts";

export type Order = "go" | "settle";
export type Report =
  | { ready: true }
  | { confirmed: Confirmation[]; askedAgain: number }
  | { wrong: string };
export type Start = {
  baseUrl: string;
  adminToken: string;
  dishes: string[];
  customers: number;
  seed: number;
};

const start: Start = JSON.parse(process.argv[2] ?? "");
const dice = seededRandom(start.seed);
const shop = new ApiClient(start.baseUrl);
const admin = shop.withToken(start.adminToken);

/** Placed or booked, and not yet seen by the admin. */
const fresh: Confirmation[] = [];
let confirmed: Confirmation[] = [];
const unanswered: Operation[] = [];
let isOpen = false;
let working: Promise<unknown> = Promise.resolve();

function tell(report: Report): void {
  process.send?.(report);
}

/** Returns whether the shop answered; what it left unanswered is asked again once it is back. */
async function isAnswered(operation: Operation): Promise<boolean> {
  try {
    const confirmation = await operation.ask();
    confirmed.push(confirmation);
    if (confirmation.kind === "order" || confirmation.kind === "event") fresh.push(confirmation);
    return true;
  } catch (error) {
    if (error instanceof WrongAnswer) throw error;
    unanswered.push(operation);
    return false;
  }
}

function someDishes(): { id: string; quantity: number }[] {
  const chosen = start.dishes.filter(() => dice() < 0.5).slice(0, 3);
  const dishes = chosen.length > 0 ? chosen : start.dishes.slice(0, 1);
  return dishes.map((id) => ({ id, quantity: 1 + Math.floor(dice() * 3) }));
}

function customersWish(api: ApiClient): Operation {
  const chance = dice();
  if (chance < 0.7) return orderOperation(api, someDishes());
  return chance < 0.85 ? eventOperation(api) : reviewOperation(api);
}

async function shopOn(api: ApiClient): Promise<void> {
  while (isOpen && (await isAnswered(customersWish(api)))) {
    // The next operation.
  }
}

function lifeOf({ kind }: Confirmation): string[] {
  if (dice() < 0.3) return ["cancelled"];
  if (kind === "event") return ["confirmed", "completed"];
  return ["preparing", "out_for_delivery", "delivered"].slice(0, 1 + Math.floor(dice() * 3));
}

async function carryOn(): Promise<void> {
  while (isOpen) {
    const confirmation = fresh.shift();
    if (!confirmation) {
      await after(5);
      continue;
    }
    for (const status of lifeOf(confirmation)) {
      if (!isOpen || !(await isAnswered(changeOperation(admin, confirmation, status)))) break;
    }
  }
}

async function settle(): Promise<void> {
  isOpen = false;
  await working;
  const again = unanswered.splice(0);
  for (const operation of again) {
    if (!(await isAnswered(operation)))
      throw new WrongAnswer(`${operation.kind}: the shop is not back.`);
  }
  tell({ confirmed, askedAgain: again.length });
  confirmed = [];
}

function failed(error: unknown): void {
  tell({ wrong: error instanceof Error ? error.message : String(error) });
}

const customers = await Promise.all(
  Array.from({ length: start.customers }, async () => (await registerCustomer(shop)).api),
);

process.on("message", (order: Order) => {
  if (order === "settle") {
    settle().catch(failed);
    return;
  }
  isOpen = true;
  working = Promise.all([...customers.map(shopOn), carryOn()]).catch(failed);
});
process.once("disconnect", () => process.exit());
tell({ ready: true });
