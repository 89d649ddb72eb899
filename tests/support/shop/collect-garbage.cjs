// Loaded into the server's process before it starts: it collects its garbage when it gets the signal SIGUSR2.
const { setFlagsFromString } = require("node:v8");
const { runInNewContext } = require("node:vm");

setFlagsFromString("--expose-gc");
const gc = runInNewContext("gc");
process.on("SIGUSR2", () => gc());
