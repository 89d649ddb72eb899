import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "#app/cli/prepare.mjs";
import { addFormRecords, formPages } from "#tests/support/http/form-pages.ts";
import { type RouteIds, urlOf } from "#tests/support/http/route-records.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();
const folder = mkdtempSync(join(tmpdir(), "chatpata-html-"));
let ids: RouteIds;
let tokens: { owner: string; admin: string };

beforeAll(async () => {
  ({ ids, tokens } = await addFormRecords(shop));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Report = {
  filePath: string;
  messages: { ruleId: string; message: string; selector: string }[];
};

/** The validator's messages about the saved pages, which are named after their paths. */
function messagesAboutPages(): string[] {
  const report = join(folder, "report.json");
  spawnSync(join(root, "node_modules/.bin/html-validate"), [
    `--config=${join(root, "tests/drills/html-validate.json")}`,
    `--formatter=json=${report}`,
    folder,
  ]);
  const reports: Report[] = JSON.parse(readFileSync(report, "utf8"));
  return reports.flatMap(({ filePath, messages }) =>
    messages.map(
      ({ ruleId, message, selector }) =>
        `${decodeURIComponent(filePath.slice(folder.length + 1))}: ${message} (${ruleId}) ${selector}`,
    ),
  );
}

test("every page is valid HTML for guests, customers and the owner", async () => {
  let pages = 0;
  const views = formPages.flatMap(({ path }) => [
    { path, person: path.startsWith("/admin") ? ("admin" as const) : ("owner" as const) },
    ...(path.startsWith("/admin") ? [] : [{ path, person: "guest" as const }]),
  ]);
  const problems: string[] = [];
  for (const { path, person } of views) {
    const visitor = shop.visitor();
    if (person !== "guest") visitor.continueSession(tokens[person]);
    const page = await visitor.get(urlOf({ path }, ids));
    if (page.status !== 200) continue;
    pages += 1;
    // The validator does not know either of these rules.
    const urls = page.text.matchAll(
      /\s(?:href|src|action|formaction)="([^"]*[[\]{}|\\^` ][^"]*)"/gi,
    );
    problems.push(...[...urls].map(([, url]) => `${person} ${path}: ${url} is no URL`));
    if (/<\/svg><dt/.test(page.text))
      problems.push(`${person} ${path}: an icon in a list of terms`);
    writeFileSync(join(folder, `${person}${encodeURIComponent(path)}.html`), page.text);
  }
  expect(pages).toBeGreaterThan(130);
  expect([...problems, ...messagesAboutPages()]).toEqual([]);
}, 300_000);
