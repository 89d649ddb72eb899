import { beforeAll, expect, test } from "vitest";
import { type StaffRole, staffRoles } from "#app/domain/access/roles.ts";
import { adminAccess } from "#tests/support/http/admin-access.ts";
import { adminRoutes } from "#tests/support/http/admin-routes.ts";
import type { FormFields, FormReply, FormVisitor } from "#tests/support/http/form.ts";
import { attributesOf, fieldsOf, formsOf } from "#tests/support/http/form-fields.ts";
import { type RouteIds, urlOf } from "#tests/support/http/route-records.ts";
import { addAdminRecords } from "#tests/support/records/admin-records.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { advanceOrder, placeOrder } from "#tests/support/records/orders.ts";
import { registerCustomer, signInAdmin } from "#tests/support/records/people.ts";
import { addStaff, makeDevice } from "#tests/support/records/staff.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";
import { firstAdmin } from "#tests/support/shop/server.ts";

const DEADLINE_MS = 240_000;
/** People with fewer permissions come first, because the others' forms remove records. */
const people = staffRoles.toReversed();

const pages = (await adminRoutes()).filter(
  ({ file, respondsToGet }) => respondsToGet && file.endsWith(".tsx"),
);

const shop = runningShop();
let ids: RouteIds;
const visitors = {} as Record<StaffRole, FormVisitor>;

beforeAll(async () => {
  const person = await registerCustomer(shop.api);
  const admin = await shop.signedIn(firstAdmin);
  const { api } = await signInAdmin(shop.api);
  const dish = addDish(shop.database);
  const lives = [
    [],
    ["confirmed"],
    ["preparing"],
    ["preparing", "out_for_delivery"],
    ["preparing", "out_for_delivery", "delivered"],
    ["cancelled"],
  ];
  for (const deliveryType of ["delivery", "pickup"]) {
    for (const statuses of lives) {
      const order = await placeOrder(person.api, [dish], { deliveryType, paymentMethod: "upi" });
      const life =
        deliveryType === "pickup" ? statuses.filter((one) => one !== "out_for_delivery") : statuses;
      await advanceOrder(api, order, life);
    }
  }
  const paid = await placeOrder(person.api, [dish], { paymentMethod: "upi" });
  await admin.postForm(`/admin/orders/${paid.id}/payment`);
  await advanceOrder(api, paid, ["cancelled"]);
  ids = await addAdminRecords(shop, { person, admin });
  for (const role of people) {
    visitors[role] = role === "owner" ? admin : (await addStaff(shop, role)).visitor;
  }
  await makeDevice(visitors.manager, "Manager's tablet");
});

type Offer = { on: string; action: string; fields: FormFields };

const DENIED = /Access Denied|Admin access required/;
const isDenied = ({ status, text, location }: FormReply) =>
  status === 403 || DENIED.test(text) || (location?.startsWith("/login") ?? false);

/** The message that the next page would show, such as why a button was refused. */
function nextToast(visitor: FormVisitor): string {
  const { flash = "" } = visitor.cookies();
  return Buffer.from(decodeURIComponent(flash), "base64").toString();
}

const markupOf = (html: string) => html.replace(/<script\b.*?<\/script>/gs, "");

/** Links and forms that only look something up. */
function linksOn(html: string, path: string): string[] {
  const hrefs = [...html.matchAll(/<a\b([^>]*)>/g)].map(([, tag = ""]) => attributesOf(tag).href);
  const lookups = formsOf(html)
    .filter(({ attributes }) => attributes.method?.toLowerCase() !== "post")
    .map(({ attributes }) => attributes.action);
  const base = new URL(path, shop.server.baseUrl);
  return [...hrefs, ...lookups]
    .filter((href) => href !== undefined)
    .map((href) => new URL(href, base))
    .filter(({ origin }) => origin === base.origin)
    .map(({ pathname, search }) => pathname + search);
}

/** A form's submit buttons: what each of them sends, and where. */
function offersOn(html: string, path: string): Offer[] {
  const own = path.split("?")[0] ?? path;
  return formsOf(html)
    .filter(({ attributes }) => attributes.method?.toLowerCase() === "post")
    .flatMap(({ attributes, content }) => {
      const action = attributes.action ?? own;
      // Several forms may have the same action with different statuses.
      const fields = fieldsOf(content);
      return [...content.matchAll(/<button\b([^>]*)>/g)]
        .map(([, tag = ""]) => attributesOf(tag))
        .filter(({ type }) => type !== "button")
        .map(({ formaction, name, value = "" }) => ({
          on: path,
          action: formaction ?? action,
          fields: name ? { ...fields, [name]: value } : fields,
        }));
    });
}
const ID = /[\da-f]{8}-[\da-f-]{27}|\d{4}-\d\d-\d\d|(?<=^\/(menu|blog)\/)[\w-]+/g;

const ORDER_PAGE = /^\/admin\/orders\/[\da-f-]{36}$/;

/** One dish or day stands for the others; an order does not. */
function kindOf(link: string): string {
  const { pathname, searchParams } = new URL(link, shop.server.baseUrl);
  const query = [...searchParams].map(([key, value]) => (key === "order" ? value : key));
  return `${ORDER_PAGE.test(pathname) ? pathname : pathname.replace(ID, "id")}?${query.sort()}`;
}

async function open(visitor: FormVisitor, path: string): Promise<FormReply> {
  const reply = await visitor.get(path);
  const isInside = reply.location?.startsWith("/") && !reply.location.startsWith("/login");
  return isInside ? open(visitor, reply.location ?? "") : reply;
}

/** What each staff member found: links that are refused to them, and what they can send. */
const found = new Map<StaffRole, { refused: string[]; offers: Offer[] }>();

async function crawl(role: StaffRole): Promise<void> {
  const refused: string[] = [];
  const offers = new Map<string, Offer>();
  const mine = pages.filter(({ path }) => adminAccess[path]?.includes(role.charAt(0)));
  const queue = new Map(mine.map((page) => [urlOf(page, ids), "the route table"]));
  const seen = new Set<string>();
  for (const [path, from] of queue) {
    if (seen.has(kindOf(path))) continue;
    seen.add(kindOf(path));
    const reply = await open(visitors[role], path);
    if (isDenied(reply)) refused.push(`${path} (on ${from})`);
    const isAdminPage = path.startsWith("/admin") && reply.text.startsWith("<!DOCTYPE html>");
    if (!isAdminPage) continue;
    const markup = markupOf(reply.text);
    for (const link of linksOn(markup, path)) if (!queue.has(link)) queue.set(link, path);
    for (const offer of offersOn(markup, path)) {
      const { action, fields } = offer;
      const kind = action.startsWith("/admin/orders/") ? action : kindOf(action);
      offers.set(`${kind} ${fields.status}`, offer);
    }
  }
  found.set(role, { refused, offers: [...offers.values()] });
}

/** Ends the session, after which everything would be refused, or changes the language of refusals. */
const isLast = ({ action }: Offer) =>
  /^\/(logout|admin\/switch|preferences\/language)/.test(action);

// Nothing is sent before everybody has looked at the same records.
test.each(people)(
  "every link that the %s finds in the admin area opens",
  async (role) => {
    await crawl(role);
    expect(found.get(role)?.refused).toEqual([]);
  },
  DEADLINE_MS,
);

test.each(people)(
  "every button that the %s finds in the admin area is accepted",
  async (role) => {
    const offers = found.get(role)?.offers ?? [];
    expect(offers.length).toBeGreaterThan(role === "rider" ? 2 : 20);
    const refused = [];
    for (const { on, action, fields } of offers.filter((offer) => !isLast(offer))) {
      const before = nextToast(visitors[role]);
      const reply = await visitors[role].postForm(action, fields);
      const toast = nextToast(visitors[role]);
      const isToastDenied = toast !== before && DENIED.test(toast);
      if (isDenied(reply) || reply.status === 405 || isToastDenied) {
        refused.push(`${action} (on ${on})`);
      }
    }
    expect(refused).toEqual([]);
  },
  DEADLINE_MS,
);
