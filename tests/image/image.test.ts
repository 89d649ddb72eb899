import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { mallocSettings, memoryFlags } from "#app/cli/memory-limits.mjs";
import { root } from "#app/cli/prepare.mjs";
import { dockerfile, imageNodeVersion } from "./image-versions.ts";

test("a process survives that its statements are collected while no JavaScript runs", async () => {
  const program = join(root, "app/cli/check-sqlite.mjs");
  const { stdout } = await promisify(execFile)(process.execPath, [program]);

  expect(Number(/(\d+) % of/.exec(stdout)?.[1])).toBeGreaterThan(10);
});

test("the image has the versions of Node and SQLite that the decision on them names", () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const decision = readFileSync(join(root, "docs/decisions/node-of-the-image.md"), "utf8");

  expect(decision).toContain(`Node ${imageNodeVersion} `);
  expect(decision).toContain(`better-sqlite3 ${dependencies["better-sqlite3"]} `);
});

test("the container has the memory limits of npm start", () => {
  const command = /^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? "";

  expect(JSON.parse(command)).toEqual(["node", ...memoryFlags, "build/serve.js"]);
  for (const [name, value] of Object.entries(mallocSettings)) {
    expect(dockerfile).toContain(`${name}=${value} `);
  }
});
