/** `npm run evening`: an evening's load, configured with EVENING_SECONDS and EVENING_SEED. */
import beforeAllTests from "#tests/support/shop/before-all.ts";
import { eveningRun } from "./evening.ts";

const seconds = Number(process.env.EVENING_SECONDS || 120);
const seed = Number(process.env.EVENING_SEED || Math.floor(Math.random() * 2 ** 31));

const cleanUp = await beforeAllTests();
try {
  console.log(`2 counters and 50 web customers for ${seconds} seconds, EVENING_SEED=${seed}`);
  const { faults, ...counts } = await eveningRun({
    counters: 2,
    customers: 50,
    seconds,
    thinkMs: 2000,
    seed,
  });
  console.log(
    `${counts.counter} orders at the counters, ${counts.web} on the web, ${counts.cancelled} of them cancelled; ` +
      `${counts.refused} refused; ${counts.soldOutDishes} dishes sold out; at most ${counts.peakMemoryMb} MB; ${faults.length} faults`,
  );
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  cleanUp();
}
