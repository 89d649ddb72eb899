import { readFileSync } from "node:fs";
import { resolve } from "node:path";

export const shopVersion: string = JSON.parse(
  readFileSync(resolve("package.json"), "utf8"),
).version;
