// Loaded into the server's process before it starts: after the signal SIGHUP, it cannot read the version of its data, until
// the next such signal.
const Database = require("better-sqlite3");

const statements = Object.getPrototypeOf(new Database(":memory:").prepare("select 1"));
const { get } = statements;
let isBroken = false;
process.on("SIGHUP", () => {
  isBroken = !isBroken;
  console.log(`The public version ${isBroken ? "breaks" : "works"}`);
});
statements.get = function breaking(...values) {
  if (isBroken && this.source.includes("public_version")) throw new Error("disk I/O error");
  return get.apply(this, values);
};
