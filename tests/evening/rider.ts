import { someSale } from "./office.ts";
import type { Scene } from "./scene.ts";
import { duePaise } from "./tally.ts";

const DELIVERIES = "/admin/deliveries";

/** Hands over an order at the door and collects the amount on the page. */
export async function deliver(scene: Scene): Promise<void> {
  const { random, clock, tally, taps, riders, faults } = scene;
  const sale = someSale(
    scene,
    ({ status, isUndone }) => status === "out_for_delivery" && !isUndone,
  );
  if (!sale) return;
  const rider = random.pick(riders);
  const path = `${DELIVERIES}/${sale.id}/delivery`;
  const form = (await rider.visitor.get(DELIVERIES)).form(path);
  const paise = Math.max(0, duePaise(sale) - (sale.claim?.paise ?? 0));
  if (Number(form.duePaise) !== paise) {
    faults.push(
      `${sale.number}: the rider is to collect ${form.duePaise}, told were ${paise} paise`,
    );
  }
  const method = random.pick(["cash", "cash", "cash", "card"] as const);
  // Sometimes a larger note.
  const received = String((paise + random.pick([0, 0, 5000])) / 100);
  const at = clock.now;
  const fields = { ...form, method, received };
  if (!(await taps.press(() => rider.visitor.postForm(path, fields)))) {
    faults.push(`${sale.number} could not be delivered`);
    return;
  }
  const isCarried = method === "cash";
  const money = { method, paise, by: rider.name, at, isCarried };
  tally.movedOn(sale, "delivered", at, paise > 0 ? tally.took(sale, money) : null);
}
