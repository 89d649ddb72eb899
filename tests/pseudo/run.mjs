/**
 * `npm run test:pseudo`: builds a copy of the shop whose Hindi messages are the English ones in other letters and a third
 * longer, and looks for texts that are still English.
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
process.exitCode = await runToEnd(
  join(copy, "node_modules/.bin/vitest"),
  ["run", "--config=tests/vitest.config.ts", "--project=api", "tests/api/untranslated"],
  { cwd: copy, env: { ...process.env, NODE_ENV: "test" } },
);
