/** Fills a database with a demo: `npm run demo -- --orders 2400`. */
import { DemoRefusal, readOptions } from "./options.ts";

try {
  const options = readOptions(process.argv.slice(2));
  const startedMs = performance.now();
  // Imported here because it creates the file, which invalid options must not leave behind.
  const { fillDemo } = await import("./fill.ts");
  const { DEMO_STAFF_PASSWORD, demoStaff } = await import("./staff.ts");
  const seconds = () => ((performance.now() - startedMs) / 1000).toFixed(1);
  const { email, password } = await fillDemo(options, (message) =>
    console.log(`${seconds().padStart(6)} s  ${message}`),
  );
  console.log(
    [
      `Sixteen weeks with ${options.orderCount} orders, made in ${seconds()} s.`,
      `Log in as any demo customer, for instance ${email}, with the password ${password}`,
      `Staff log in with the password ${DEMO_STAFF_PASSWORD}, or on a device of the shop with their PIN:`,
      ...demoStaff.map(({ role, email, pin }) => `  ${role}: ${email}, PIN ${pin}`),
      "The owner is the one the shop made at its first start, with its own password.",
    ].join("\n"),
  );
} catch (error) {
  if (!(error instanceof DemoRefusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
