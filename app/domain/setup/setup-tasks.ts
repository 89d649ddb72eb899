import { m } from "#messages";
import { translated } from "../language/translated.ts";

/** Everything a new shop needs before its first customer, in the order of the page, with the place to do it. */
export const setupTasks = {
  contact: translated({ label: m.content_shop, to: "/admin/content/shop" }),
  place: translated({ label: m.settings_whereItIs, to: "/admin/content#branch" }),
  hours: translated({ label: m.settings_openingHours, to: "/admin/settings/hours" }),
  delivery: translated({ label: m.shared_deliveryFee, to: "/admin/settings/delivery" }),
  payment: translated({ label: m.shared_payment, to: "/admin/settings/payment" }),
  tax: translated({ label: m.admin_billsAndTax, to: "/admin/settings/tax" }),
  licence: translated({ label: m.settings_foodLicence, to: "/admin/settings/bill" }),
  grievance: translated({ label: m.content_grievanceName, to: "/admin/content/shop" }),
  menu: translated({ label: m.settings_dishesAndPictures, to: "/admin/products" }),
  allergens: translated({ label: m.settings_whatDishesContain, to: "/admin/products" }),
  texts: translated({ label: m.content_title, to: "/admin/content" }),
  posts: translated({ label: m.shared_blogs, to: "/admin/blogs" }),
  staff: translated({ label: m.shared_staff, to: "/admin/staff/add" }),
  printer: translated({ label: m.admin_printers, to: "/admin/settings/printers" }),
  emails: translated({ label: m.settings_mailServer, to: "/admin/emails" }),
  backup: translated({ label: m.settings_backupsElsewhere, to: "/admin/health" }),
  testOrder: translated({ label: m.settings_openStep, to: "/admin/first-hour/open" }),
};

/** Tasks that the owner cannot do alone. */
export const serverTasks = ["emails", "backup"] satisfies SetupTask[] as SetupTask[];

export type SetupTask = keyof typeof setupTasks;
export type SetupState = "sample" | "missing" | "done";

export const setupTaskNames = Object.keys(setupTasks) as SetupTask[];

export function isSetupTask(name: string | undefined): name is SetupTask {
  return setupTaskNames.some((task) => task === name);
}
