/**
 * `npm run test:pseudo`: builds a copy of the shop whose Hindi messages are the English ones in
 * other letters and a third longer, and looks for texts that are still English or do not fit on a
 * small phone.
 */
import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { root, runToEnd } from "#app/cli/prepare.mjs";
import { findOrInstallChromium } from "#tests/support/shop/chromium.mjs";
import { pseudoMessage } from "./pseudo-locale.mjs";

const copy = join(root, ".cache/pseudo");

function copyShop() {
  rmSync(copy, { recursive: true, force: true });
  const listed = execFileSync("git", ["ls-files", "-z", "-co", "--exclude-standard"], {
    cwd: root,
  });
  for (const file of listed.toString().split("\0").filter(Boolean)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
}

function writePseudoMessages() {
  const english = join(copy, "app/messages/en");
  for (const name of readdirSync(english)) {
    const messages = Object.entries(JSON.parse(readFileSync(join(english, name), "utf8")));
    const pseudo = Object.fromEntries(
      messages.map(([key, message]) => [key, pseudoMessage(message)]),
    );
    writeFileSync(join(copy, "app/messages/hi", name), `${JSON.stringify(pseudo, null, 2)}\n`);
  }
}

copyShop();
writePseudoMessages();
const runs = [
  [
    "vitest",
    "run",
    "--config=tests/vitest.config.ts",
    "--project=more",
    "tests/drills/untranslated",
  ],
  ["playwright", "test", "--config=tests/pseudo/playwright.config.ts"],
];
/** @type {NodeJS.ProcessEnv} */
const env = { ...process.env, NODE_ENV: "test", CHROMIUM_PATH: await findOrInstallChromium() };
for (const [program = "", ...options] of runs) {
  const code = await runToEnd(join(copy, "node_modules/.bin", program), options, {
    cwd: copy,
    env,
  });
  if (code !== 0) process.exitCode = code;
}
