/** `npm run crash`: a long crash test, configured with CRASH_KILLS and CRASH_SEED. */
import beforeAllTests from "#tests/support/shop/before-all.ts";
import { crashRun } from "./crash.ts";

const kills = Number(process.env.CRASH_KILLS || 100);
const seed = Number(process.env.CRASH_SEED || Math.floor(Math.random() * 2 ** 31));

const cleanUp = await beforeAllTests();
try {
  console.log(`${kills} kills with CRASH_SEED=${seed}`);
  const counts = await crashRun({ kills, seed, processes: 3, customersEach: 4, log: console.log });
  console.log(
    `\n${counts.kills} kills; confirmed: ${counts.order} orders, ${counts.self} self orders, ${counts.sale} sales at the counter, ${counts.event} bookings, ` +
      `${counts.review} reviews, ${counts.change} status changes, ${counts.payment} online payments; ${counts.resent} requests sent again; ` +
      `${counts.lost} lost, ${counts.duplicated} duplicated`,
  );
  if (counts.lost + counts.duplicated > 0) process.exitCode = 1;
} finally {
  cleanUp();
}
