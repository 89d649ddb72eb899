/**
 * Customers and an admin send requests after "start" until the shop stops answering. On "settle",
 * they repeat every unanswered request and report what the shop confirmed.
 */
import { setTimeout as delay } from "node:timers/promises";
import { addDays, dayInIndia, instantInIndia } from "#app/domain/clock.ts";
import { Random } from "#db/demo/random.ts";
import { ApiClient } from "#tests/support/http/client.ts";
import { registerCustomer } from "#tests/support/records/people.ts";
import {
  type Confirmation,
  changeOperation,
  eventOperation,
  type Operation,
  orderOperation,
  paymentOperation,
  reviewOperation,
  saleOperation,
  selfOperation,
  UnexpectedResponse,
} from "./operations.ts";

export type Command = "start" | "settle";
export type Report =
  | { ready: true }
  | { confirmed: Confirmation[]; resent: number }
  | { error: string };
export type VisitorSettings = {
  baseUrl: string;
  adminToken: string;
  /** The counter where the admin sells. */
  device: { cookie: string; letter: string };
  dishes: string[];
  coupon: string;
  customers: number;
  seed: number;
};

const settings: VisitorSettings = JSON.parse(process.argv[2] ?? "");
const random = new Random(String(settings.seed));
const shop = new ApiClient(settings.baseUrl);
const admin = shop.withToken(settings.adminToken);
const counter = admin.withHeaders({ cookie: settings.device.cookie });
let sales = 0;

const unprocessed: Confirmation[] = [];
let confirmed: Confirmation[] = [];
const unanswered: Operation[] = [];
let isRunning = false;
let work: Promise<unknown> = Promise.resolve();

function report(message: Report): void {
  process.send?.(message);
}

async function trySend(operation: Operation): Promise<boolean> {
  try {
    const confirmation = await operation.send();
    confirmed.push(confirmation);
    if (["order", "sale", "event"].includes(confirmation.kind)) {
      unprocessed.push(confirmation);
    }
    return true;
  } catch (error) {
    if (error instanceof UnexpectedResponse) throw error;
    unanswered.push(operation);
    return false;
  }
}

const randomDish = (id: string) => ({ id, quantity: random.integer(1, 3) });

function randomDishes(): { id: string; quantity: number }[] {
  const chosen = settings.dishes.filter(() => random.percent(50)).slice(0, 3);
  const dishes = chosen.length > 0 ? chosen : settings.dishes.slice(0, 1);
  return dishes.map(randomDish);
}

function randomWishes(): Record<string, unknown> {
  const [later, day] = [random.percent(50), addDays(dayInIndia(new Date()), 1)];
  return {
    deliveryType: random.percent(70) ? "delivery" : "pickup",
    coupon: random.percent(50) ? settings.coupon : "",
    requestedFor: later ? instantInIndia(day, 12 * 60).toISOString() : null,
  };
}

function randomOperation(api: ApiClient): Operation {
  const operation = random.pickWeighted([
    [() => orderOperation(api, randomDishes(), randomWishes()), 35],
    [() => selfOperation(settings.baseUrl, randomDish(random.pick(settings.dishes))), 15],
    [() => paymentOperation(api, settings.baseUrl, randomDishes(), randomWishes()), 20],
    [() => eventOperation(api), 15],
    [() => reviewOperation(api), 15],
  ]);
  return operation();
}

async function runCounter(): Promise<void> {
  let isShopUp = true;
  while (isRunning && isShopUp) {
    sales += 1;
    const device = random.percent(50) ? { tokenNumber: `${settings.device.letter}${sales}` } : null;
    isShopUp = await trySend(saleOperation(counter, randomDishes(), device));
  }
}

async function runCustomer(api: ApiClient): Promise<void> {
  let isShopUp = true;
  while (isRunning && isShopUp) isShopUp = await trySend(randomOperation(api));
}

function randomStatuses({ kind }: Confirmation): string[] {
  if (random.percent(30)) return ["cancelled"];
  if (kind === "sale") return ["delivered"];
  if (kind === "event") return ["confirmed", "completed"];
  return ["preparing", "out_for_delivery", "delivered"].slice(0, random.integer(1, 3));
}

async function runAdmin(): Promise<void> {
  while (isRunning) {
    const next = unprocessed.shift();
    if (!next) {
      await delay(5);
      continue;
    }
    for (const status of randomStatuses(next)) {
      if (!isRunning || !(await trySend(changeOperation(admin, next, status)))) break;
    }
  }
}

async function settle(): Promise<void> {
  isRunning = false;
  await work;
  const resent = unanswered.splice(0);
  for (const operation of resent) {
    if (!(await trySend(operation))) {
      throw new UnexpectedResponse(`${operation.kind}: no answer after the restart.`);
    }
  }
  report({ confirmed, resent: resent.length });
  confirmed = [];
}

function reportError(error: unknown): void {
  report({ error: error instanceof Error ? error.message : String(error) });
}

const customers = await Promise.all(
  Array.from({ length: settings.customers }, async () => (await registerCustomer(shop)).api),
);

process.on("message", (command: Command) => {
  if (command === "settle") {
    settle().catch(reportError);
    return;
  }
  isRunning = true;
  work = Promise.all([...customers.map(runCustomer), runCounter(), runAdmin()]).catch(reportError);
});
process.once("disconnect", () => process.exit());
report({ ready: true });
