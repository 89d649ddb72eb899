import { readFileSync } from "node:fs";
import { resolve } from "node:path";

/** The version of the shop that runs. */
export const shopVersion: string = JSON.parse(
  readFileSync(resolve("package.json"), "utf8"),
).version;
