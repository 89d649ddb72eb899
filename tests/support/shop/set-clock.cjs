// Loaded into the server's process before it starts: the time is what the file says, as long as it says something.
const { readFileSync } = require("node:fs");

const RealDate = Date;
const now = () => Number(readFileSync(process.env.CLOCK_FILE, "utf8")) || RealDate.now();

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  get: (target, name) => (name === "now" ? now : target[name]),
});
