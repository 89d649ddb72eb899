import type { Page, Route } from "playwright/test";
import { allScreens, expect, type Screen, test } from "./support/screens.ts";

const OFFLINE = "the device is offline";
const NO_ANSWER = "nothing answers";

/** Requests that wait for an answer. */
const held: Route[] = [];

const failures: Record<string, (route: Route) => unknown> = {
  [OFFLINE]: (route) => route.fallback(),
  "the connection is reset": (route) => route.abort("connectionreset"),
  "a proxy answers for the shop": (route) =>
    route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" }),
  [NO_ANSWER]: (route) => held.push(route),
};
const PATIENCE_MS = 30_000;

type Form = { name: string; action: string };

/** Marks the page's forms that change something and fills in their text fields. */
function fillForms(page: Page): Promise<Form[]> {
  return page.evaluate(() => {
    const found: Form[] = [];
    for (const [index, form] of document.querySelectorAll("form").entries()) {
      if (form.method !== "post") continue;
      form.noValidate = true;
      form.dataset.tested = String(index);
      const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
        "textarea, input:is([type=text], [type=email], [type=tel], :not([type]))",
      );
      for (const field of fields) {
        const { set } =
          Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") ?? {};
        set?.call(field, `typed ${field.name}`);
        field.dispatchEvent(new Event("input", { bubbles: true }));
      }
      found.push({ name: String(index), action: new URL(form.action).pathname });
    }
    return found;
  });
}

/** What is in the form, except that React may have given it new keys. */
function contentOf(page: Page, { name }: Form): Promise<string[][]> {
  return page
    .locator(`form[data-tested="${name}"]`)
    .evaluate((form) =>
      [...new FormData(form as HTMLFormElement)].map(([field, value]) => [field, String(value)]),
    );
}

async function send(page: Page, { name }: Form): Promise<void> {
  await page.locator(`form[data-tested="${name}"]`).evaluate((element) => {
    const form = element as HTMLFormElement;
    const button = form.querySelector<HTMLButtonElement>("button:not([name])[type=submit]");
    form.requestSubmit(button ?? form.querySelector<HTMLButtonElement>("button[type=submit]"));
  });
}

/** Forms of one kind, such as those of a list's rows, are tested once. */
function kindOf({ action }: Form): string {
  return action.replaceAll(/\/[^/]*\d[^/]*/g, "/…");
}

async function failEachForm(page: Page, tested: Map<string, string>): Promise<void> {
  const url = page.url();
  for (const form of await fillForms(page)) {
    if (tested.has(kindOf(form))) continue;
    const before = await contentOf(page, form);
    for (const [name, fail] of Object.entries(failures)) {
      await test.step(`${form.action}: ${name}`, async () => {
        await page.context().setOffline(name === OFFLINE);
        await page.route("**/*", (route) => {
          if (route.request().method() !== "POST") return route.fallback();
          return fail(route);
        });
        const error = page.locator(".toast-error").last();
        // A second press within half a second counts as a double tap.
        await expect(async () => {
          const request = page.waitForRequest((sent) => sent.method() === "POST", {
            timeout: 5000,
          });
          await Promise.all([request, send(page, form)]);
        }).toPass({ timeout: 30_000 });
        if (name === NO_ANSWER) await page.clock.fastForward(PATIENCE_MS);
        await expect(error).toBeVisible();

        tested.set(kindOf(form), (await error.locator("strong").textContent()) ?? "");
        expect(page.url()).toBe(url);
        expect(await contentOf(page, form)).toEqual(before);
        const pressed = page.locator(`form[data-tested="${form.name}"] [aria-disabled=true]`);
        await expect(pressed).toHaveCount(0);
        for (const route of held.splice(0)) await route.abort();
        await page.context().setOffline(false);
        await page.unroute("**/*");
        await page.locator(".toast button").evaluateAll((buttons) => {
          for (const button of buttons) (button as HTMLButtonElement).click();
        });
      });
    }
  }
}

test.use({ failsRequests: true });

test.describe("when the network fails", { tag: "@js-mobile" }, () => {
  // All forms take minutes: EVERY_FORM=1 npm run test:browser -- network-failures
  const visitors: Screen["who"][] = process.env.EVERY_FORM
    ? ["guest", "newCustomer", "regular", "admin"]
    : ["newCustomer"];
  for (const who of visitors) {
    test(`every form of a ${who} keeps its page and what was typed`, async ({ open }) => {
      test.setTimeout(300_000);
      const tested = new Map<string, string>();
      for (const screen of allScreens.filter((one) => one.who === who)) {
        const page = await open(screen, "light");
        await page.clock.install();
        await failEachForm(page, tested);
      }
      test.info().annotations.push({ type: "forms", description: JSON.stringify([...tested]) });
      expect(tested.size).toBeGreaterThan(3);
    });
  }
});
