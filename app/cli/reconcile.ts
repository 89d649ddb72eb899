/** `npm run reconcile -- DAY`: compares the online payments of a day with the payment provider; the exit code is 1 if they differ. */
import { existsSync } from "node:fs";
import { argv } from "node:process";
import { dayText } from "#app/domain/day/schema.ts";
import { setPaymentProvider } from "#app/domain/ledger/payment-provider.ts";
import { differenceText } from "#app/domain/online-payments/online-day.ts";
import { chosenProvider } from "#app/http/payment-provider.server.ts";
import { databasePath } from "#db/database-path.ts";
import { runCommand } from "./database-files.ts";

await runCommand(async () => {
  const day = dayText.safeParse(argv[2]).data;
  if (!day) throw new Error("Which day? npm run reconcile -- 2026-11-28");
  if (!chosenProvider) throw new Error("The shop has no keys of a payment provider.");
  if (!existsSync(databasePath)) throw new Error(`There is no database ${databasePath}.`);
  setPaymentProvider(chosenProvider);
  // Importing it opens the database and would create a missing one.
  const { compareDay } = await import("#app/domain/online-payments/online-day.server.ts");
  const compared = await compareDay(day);
  if (!compared.ok) throw new Error(compared.message);
  for (const difference of compared.value) console.log(differenceText(difference));
  console.log(
    `${day}: ${compared.value.length} differences between ${chosenProvider.name} and the shop.`,
  );
  if (compared.value.length > 0) process.exitCode = 1;
});
