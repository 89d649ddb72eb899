import { beforeAll, expect, test } from "vitest";
import { allDoors } from "#tests/support/admin-routes.ts";
import type { FormVisitor } from "#tests/support/form.ts";
import { runningShop } from "#tests/support/running-shop.ts";
import { firstAdmin } from "#tests/support/server.ts";

// The shop's own server shows a request only the routes that could be meant; another one shows it all of them.
const own = runningShop();
const plain = runningShop({ web: "remix-serve" });

const tabled = (await allDoors())
  .filter(({ path, canBeOpened }) => canBeOpened && !/stream|healthz|\.json$|health$/.test(path))
  .map(({ path }) => path.replace(/:\w+/g, "some-word").replace("*", "no/such/place"));

const odd = [
  "/MENU",
  "/%6denu",
  "/menu/",
  "/menu//",
  "/menu.data",
  "/_root.data",
  "/blog/some-word.data",
  "/admin/Orders",
  "/api/ORDERS",
  "/catering/book/draft",
  "/catering/nowhere",
  "/admin/orders/some-word",
  "/admin/nowhere/at/all",
  "/nowhere",
  "/भेळ",
  "/__manifest?p=%2Fmenu&p=%2Fadmin%2Forders&version=1",
  "/?index",
];

/** Without what is another for every answer, and for every shop. */
function told(text: string): string {
  return (
    text
      .replace(
        /[0-9a-f]{64}|\b[\w-]{43}\b|\b\d{13}\b|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g,
        "ID",
      )
      // Named after what it says of the routes that are known.
      .replace(/page-programs\/[\w-]{22}/g, "page-programs/ID")
      .replace(/127\.0\.0\.1:\d+/g, "HOST")
      .replace(/\d{1,2}:\d{2}(:\d{2})?( [AP]M|\.\d+Z)?/g, "TIME")
  );
}

let admins: FormVisitor[];
beforeAll(async () => {
  admins = [own.visitor(), plain.visitor()];
  for (const admin of admins) await admin.signInAs(firstAdmin);
});

async function seenBy(visitor: FormVisitor | undefined, path: string) {
  const page = await visitor?.get(path);
  return { status: page?.status, location: page?.location, text: told(page?.text ?? "") };
}

test.each([...new Set(tabled), ...odd])(
  "%s answers what the whole application answers",
  async (path) => {
    const guests = [own.visitor(), plain.visitor()];
    for (const [visitor, whole] of [guests, admins]) {
      const answer = await seenBy(visitor, path);
      expect(answer.status).toBeGreaterThan(0);
      expect(answer).toEqual(await seenBy(whole, path));
    }
  },
);
