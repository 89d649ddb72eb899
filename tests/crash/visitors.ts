/**
 * A process of its own full of customers and an admin. It works on "go", stops by itself when the shop is gone, and on
 * "settle" asks again whatever got no answer, then tells what the shop has confirmed.
 */
import { setTimeout as after } from "node:timers/promises";
import { ApiClient } from "#tests/support/client.ts";
import { registerCustomer } from "#tests/support/people.ts";
import {
  changeWish,
  type Deed,
  eventWish,
  orderWish,
  reviewWish,
  type Wish,
  WrongAnswer,
} from "./deeds.ts";
import { diceOf } from "./dice.ts";

export type Order = "go" | "settle";
export type Report =
  | { ready: true }
  | { confirmed: Deed[]; askedAgain: number }
  | { wrong: string };
export type Start = {
  baseUrl: string;
  adminToken: string;
  dishes: string[];
  customers: number;
  seed: number;
};

const start: Start = JSON.parse(process.argv[2] ?? "");
const dice = diceOf(start.seed);
const shop = new ApiClient(start.baseUrl);
const admin = shop.withToken(start.adminToken);

/** Placed or booked, and not yet seen by the admin. */
const fresh: Deed[] = [];
let confirmed: Deed[] = [];
const unanswered: Wish[] = [];
let isOpen = false;
let working: Promise<unknown> = Promise.resolve();

function tell(report: Report): void {
  process.send?.(report);
}

/** Returns whether the shop answered; what it left unanswered is asked again once it is back. */
async function isAnswered(wish: Wish): Promise<boolean> {
  try {
    const deed = await wish.ask();
    confirmed.push(deed);
    if (deed.kind === "order" || deed.kind === "event") fresh.push(deed);
    return true;
  } catch (error) {
    if (error instanceof WrongAnswer) throw error;
    unanswered.push(wish);
    return false;
  }
}

function someDishes(): { id: string; quantity: number }[] {
  const chosen = start.dishes.filter(() => dice() < 0.5).slice(0, 3);
  const dishes = chosen.length > 0 ? chosen : start.dishes.slice(0, 1);
  return dishes.map((id) => ({ id, quantity: 1 + Math.floor(dice() * 3) }));
}

function customersWish(api: ApiClient): Wish {
  const chance = dice();
  if (chance < 0.7) return orderWish(api, someDishes());
  return chance < 0.85 ? eventWish(api) : reviewWish(api);
}

async function shopOn(api: ApiClient): Promise<void> {
  while (isOpen && (await isAnswered(customersWish(api)))) {
    // The next wish.
  }
}

function lifeOf({ kind }: Deed): string[] {
  if (dice() < 0.3) return ["cancelled"];
  if (kind === "event") return ["confirmed", "completed"];
  return ["preparing", "out_for_delivery", "delivered"].slice(0, 1 + Math.floor(dice() * 3));
}

async function carryOn(): Promise<void> {
  while (isOpen) {
    const deed = fresh.shift();
    if (!deed) {
      await after(5);
      continue;
    }
    for (const status of lifeOf(deed)) {
      if (!isOpen || !(await isAnswered(changeWish(admin, deed, status)))) break;
    }
  }
}

async function settle(): Promise<void> {
  isOpen = false;
  await working;
  const again = unanswered.splice(0);
  for (const wish of again) {
    if (!(await isAnswered(wish))) throw new WrongAnswer(`${wish.kind}: the shop is not back.`);
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
