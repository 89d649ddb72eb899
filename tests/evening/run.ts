/**
 * `npm run evening`: a rush of many people at once, then an evening of orders whose figures are
 * compared with what everybody was told. Configured with EVENING_SECONDS, EVENING_ORDERS and
 * EVENING_SEED.
 */
import beforeAllTests from "#tests/support/shop/before-all.ts";
import { eveningRun } from "./evening.ts";
import { rushRun } from "./rush.ts";

const seconds = Number(process.env.EVENING_SECONDS ?? 120);
const orders = Number(process.env.EVENING_ORDERS ?? 200);
const seed = Number(process.env.EVENING_SEED || Math.floor(Math.random() * 2 ** 31));

function report(faults: string[]): void {
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}

async function playRush(): Promise<void> {
  console.log(`2 counters and 50 web customers for ${seconds} seconds, EVENING_SEED=${seed}`);
  const people = { counters: 2, customers: 50, thinkMs: 2000 };
  const { faults, ...counts } = await rushRun({ ...people, seconds, seed });
  console.log(
    `${counts.counter} orders at the counters, ${counts.web} on the web, ${counts.cancelled} of them cancelled; ` +
      `${counts.refused} refused; ${counts.soldOutDishes} dishes sold out; at most ${counts.peakMemoryMb} MB; ${faults.length} faults`,
  );
  report(faults);
}

async function playEvening(): Promise<void> {
  console.log(`An evening of ${orders} orders, EVENING_SEED=${seed}`);
  const { faults, ...counts } = await eveningRun(seed, orders);
  console.log(
    `${counts.reopened > 0 ? "The day was opened again. " : ""}${counts.orders} orders with those of the next day, ${counts.offline} of them sold offline and ${counts.cancelled} cancelled; ` +
      `${counts.doubleTaps} double taps, ${counts.lostAnswers} lost answers, ${counts.corrections} corrections, ` +
      `${counts.refunds} refunds; ${counts.online} online payments, ${counts.unpaid} that did not come in time, ` +
      `${counts.refused} refund that the provider refused; ${faults.length} faults`,
  );
  report(faults);
}

const cleanUp = await beforeAllTests();
try {
  if (seconds > 0) await playRush();
  if (orders > 0) await playEvening();
} finally {
  cleanUp();
}
