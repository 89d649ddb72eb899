/** Fills a file with a believable month: `npm run demo -- --orders 600`. */
import { DemoRefusal, readOptions } from "./options.ts";

try {
  const options = readOptions(process.argv.slice(2));
  const startedMs = performance.now();
  // Opening the file only now: words that make no sense must not leave one behind.
  const { fillDemo } = await import("./fill.ts");
  const seconds = () => ((performance.now() - startedMs) / 1000).toFixed(1);
  const { email, password } = await fillDemo(options, (done) =>
    console.log(`${seconds().padStart(6)} s  ${done}`),
  );
  console.log(
    [
      `A month of ${options.orderCount} orders, made in ${seconds()} s.`,
      `Log in as any demo customer, for instance ${email}, with the password ${password}`,
      "It opens customers only: the admin is the one the shop made at its first start.",
    ].join("\n"),
  );
} catch (error) {
  if (!(error instanceof DemoRefusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
