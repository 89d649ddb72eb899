import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#app/cli/prepare.mjs";

const allowed: [file: string, ...imports: string[]][] = [
  ["app/root.tsx", "#app/ui/a.tsx", "#app/http/a.ts", "#app/domain/a.ts", "#app/styles/index.css"],
  ["app/entry.server.tsx", "#app/http/a.ts", "#app/jobs/a.ts", "@remix-run/react"],
  ["app/routes.ts", "@remix-run/route-config"],
  ["app/screens/cart/cart.tsx", "#app/ui/a.tsx", "#app/http/a.ts", "#app/domain/a.server.ts"],
  [
    "app/screens/admin/orders/orders.tsx",
    "#app/styles/admin/admin.css?url",
    "../button-action.server.ts",
  ],
  ["app/screens/blog/post-buttons.ts", "./post-action.server.ts"],
  ["app/api/orders.ts", "#app/http/a.ts", "#app/domain/orders/a.server.ts"],
  ["app/resources/order-events.ts", "./a.server.ts", "#app/http/a.ts", "#app/domain/a.server.ts"],
  ["app/server/serve.ts", "./a.ts", "#app/entry.server.tsx", "express"],
  ["app/jobs/mail.ts", "./a.ts", "#app/domain/a.server.ts", "#app/http/log.server.ts"],
  ["app/http/session.ts", "./a.ts", "#app/domain/a.server.ts", "@remix-run/node"],
  ["app/ui/form/field.tsx", "../icon.tsx", "#app/ui/a.tsx", "#app/domain/money.ts", "react"],
  ["app/domain/orders/fee.ts", "./a.ts", "../money.ts", "#app/domain/menu/a.ts", "zod"],
  ["app/domain/orders/place-order.server.ts", "./fee.ts", "../a.server.ts", "#db/client.server.ts"],
  ["app/domain/orders/fee.test.ts", "vitest", "#tests/support/a.ts", "#db/client.server.ts"],
  ["db/client.server.ts", "./schema/a.ts", "#app/domain/a.ts", "drizzle-orm", "node:fs"],
  ["db/starter/menu.ts", "../schema/a.ts", "#app/domain/a.ts"],
  ["db/demo/run.ts", "#app/domain/a.server.ts", "#db/client.server.ts"],
  ["art/map.ts", "./path.ts", "#app/domain/a.ts"],
  [
    "tests/run.mjs",
    "node:fs",
    "node:timers/promises",
    "#app/cli/prepare.mjs",
    "#tests/support/shop/chromium.mjs",
  ],
  ["tests/api/orders/orders.test.ts", "#tests/support/a.ts", "#app/domain/a.ts"],
];

const forbidden: [file: string, ...imports: string[]][] = [
  [
    "app/root.tsx",
    "#app/screens/a.tsx",
    "#app/api/a.ts",
    "#db/a.ts",
    "./screens/a.tsx",
    "../db/a.ts",
  ],
  ["app/entry.server.tsx", "#app/screens/a.tsx", "#app/server/a.ts", "#db/a.ts", "better-sqlite3"],
  ["app/routes.ts", "#app/screens/a.tsx", "./screens/a.tsx", "#db/a.ts"],
  ["app/screens/cart/cart.tsx", "#app/screens/menu/menu.tsx", "#app/jobs/a.ts", "../menu/menu.tsx"],
  ["app/screens/menu/menu.tsx", "#app/api/products.ts", "#db/a.ts", "../../domain/a.ts"],
  [
    "app/screens/menu/search.tsx",
    "@conform-to/zod/v4",
    "drizzle-orm",
    "#app/ui/../api/a.ts",
    "#app/root.tsx",
  ],
  [
    "app/api/orders.ts",
    "#app/screens/a.tsx",
    "#app/ui/a.tsx",
    "#db/a.ts",
    "./order.ts",
    "../ui/a.tsx",
  ],
  ["app/resources/image.ts", "#app/api/a.ts", "#app/ui/a.tsx", "#app/jobs/a.ts", "#db/a.ts"],
  [
    "app/server/serve.ts",
    "#app/http/log.server.ts",
    "#app/domain/a.ts",
    "#app/jobs/a.ts",
    "#db/a.ts",
  ],
  ["app/jobs/mail.ts", "#app/http/form/a.ts", "#app/ui/a.tsx", "#db/a.ts", "../http/a.ts"],
  ["app/http/session.ts", "#db/a.ts", "#app/ui/a.tsx", "#app/screens/a.tsx", "#app/jobs/a.ts"],
  ["app/http/user.ts", "../ui/a.tsx", "../../db/a.ts", "drizzle-orm/sqlite-core"],
  ["app/ui/card.tsx", "#app/http/a.ts", "#db/a.ts", "#app/screens/a.tsx", "#app/api/a.ts", "zod"],
  ["app/ui/badge.tsx", "#app/domain/menu/queries.server.ts", "../domain/money.ts", "../http/a.ts"],
  [
    "app/ui/form/field.tsx",
    "../../domain/money.ts",
    "node:fs",
    "@remix-run/node",
    "../../http/a.ts",
  ],
  [
    "app/domain/orders/fee.ts",
    "#app/domain/orders/queries.server.ts",
    "./queries.server.ts",
    "#db/a.ts",
  ],
  [
    "app/domain/money.ts",
    "#app/http/a.ts",
    "#app/ui/a.tsx",
    "@remix-run/node",
    "react",
    "drizzle-orm",
  ],
  ["app/domain/shop.ts", "./../http/a.ts", "../http/a.ts", "../ui/a.tsx", "node:crypto"],
  [
    "app/domain/orders/place-order.server.ts",
    "#app/http/a.ts",
    "#app/ui/a.tsx",
    "#app/screens/a.tsx",
  ],
  ["app/domain/orders/queries.server.ts", "@remix-run/node", "@remix-run/react", "react"],
  ["app/domain/clock.server.ts", "../http/a.ts", "../../db/a.ts", "remix-toast"],
  ["db/client.server.ts", "#app/domain/a.server.ts", "#app/http/a.ts", "../app/domain/a.ts"],
  ["db/schema/orders.ts", "#app/domain/a/b.server.ts", "../../app/domain/a.ts", "@remix-run/node"],
  ["db/starter/menu.ts", "#app/http/a.ts", "#app/ui/a.tsx", "../../app/domain/a.ts"],
  ["db/demo/run.ts", "#app/http/a.ts", "#app/screens/a.tsx"],
  ["art/map.ts", "#app/ui/a.tsx", "../../app/domain/a.ts"],
  ["app/cli/start.mjs", "better-sqlite3", "#app/domain/a.ts", "../domain/a.ts"],
  ["tests/run.mjs", "vitest", "#app/domain/a.ts", "../app/cli/prepare.mjs"],
  ["tests/api/orders/orders.test.ts", "../../app/domain/a.ts"],
];

test("the linter rejects exactly the forbidden imports", () => {
  const rejected = restrictedImports([...allowed, ...forbidden]);

  expect(rejected).toEqual(asLines(forbidden));
});

test("the linter also checks type imports, re-exports and dynamic imports", () => {
  const lines = [
    'import type { A } from "#db/a.ts";',
    'export * from "#db/a.ts";',
    'await import("#db/a.ts");',
  ];

  expect(restrictedImportsIn({ "app/ui/card.tsx": lines })).toEqual([
    "app/ui/card.tsx:1",
    "app/ui/card.tsx:2",
    "app/ui/card.tsx:3",
  ]);
});

/** Every import that the linter rejects, as `file: import`. */
function restrictedImports(cases: [file: string, ...imports: string[]][]): string[] {
  const lines = new Map<string, string[]>();
  for (const [file, ...imports] of cases) lines.set(file, [...(lines.get(file) ?? []), ...imports]);
  const files = Object.fromEntries(
    [...lines].map(([file, imports]) => [file, imports.map((path) => `import "${path}";`)]),
  );
  return restrictedImportsIn(files)
    .map((location) => {
      const [file = "", line = ""] = location.split(":");
      return `${file}: ${lines.get(file)?.[Number(line) - 1]}`;
    })
    .sort();
}

/** Every import that the linter rejects, as `file:line`. */
function restrictedImportsIn(files: Record<string, string[]>): string[] {
  const folder = mkdtempSync(join(tmpdir(), "chatpata-imports-"));
  try {
    copyFileSync(join(root, "biome.json"), join(folder, "biome.json"));
    for (const [file, lines] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), lines.join("\n"));
    }
    const { stdout } = spawnSync(
      join(root, "node_modules/.bin/biome"),
      ["lint", "--only=style/noRestrictedImports", "--max-diagnostics=none", "--reporter=github"],
      { cwd: folder, encoding: "utf8" },
    );
    return [...stdout.matchAll(/^::error .*noRestrictedImports,file=([^,]+),line=(\d+)/gm)].map(
      ([, file = "", line]) => `${file.replace(`${folder}/`, "")}:${line}`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function asLines(cases: [file: string, ...imports: string[]][]): string[] {
  return cases.flatMap(([file, ...imports]) => imports.map((path) => `${file}: ${path}`)).sort();
}
