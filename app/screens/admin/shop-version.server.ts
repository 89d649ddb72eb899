import { readFileSync } from "node:fs";
import { resolve } from "node:path";

/** The version of the shop that runs. Source: decisions, One box (health). */
export const shopVersion: string = JSON.parse(
  readFileSync(resolve("package.json"), "utf8"),
).version;
