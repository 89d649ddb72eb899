import { type Action, may } from "#app/domain/access/permissions.ts";
import type { Role } from "#app/domain/access/roles.ts";
import { translated } from "#app/domain/language/translated.ts";
import { m } from "#messages";
import type { IconName } from "../icon.tsx";
import { currentPage } from "./visitor.ts";

export type Section = {
  to: string;
  label: string;
  icon: IconName;
  needs: Action;
  /** The paths of its tabs and the pages below them. */
  also: string[];
};

export type SectionGroup = { label: string; sections: Section[] };

function section(
  label: () => string,
  to: string,
  icon: IconName,
  needs: Action,
  also: string[] = [],
): Section {
  return translated({ label, to, icon, needs, also });
}

function group(label: () => string, sections: Section[]): SectionGroup {
  return translated({ label, sections });
}

export const dashboard = section(m.shared_dashboard, "/admin", "home", "see the dashboard");

const counter = section(m.shared_counter, "/admin/counter", "cart", "take orders");
const orders = section(m.shared_orders, "/admin/orders", "receipt", "read orders");
const deliveries = section(m.shared_deliveries, "/admin/deliveries", "map-pin", "deliver orders");
const kitchen = section(m.shared_kitchen, "/admin/kitchen", "flame", "prepare orders");
const prep = section(m.shell_prep, "/admin/prep", "lamp", "plan the day");
const products = section(m.shared_products, "/admin/products", "menu-book", "mark dishes sold out");

/** The day's work first. */
const groups: SectionGroup[] = [
  group(m.shell_sell, [counter, orders, deliveries]),
  group(m.shared_kitchen, [kitchen, prep]),
  group(m.shared_menu, [
    products,
    section(m.shared_options, "/admin/options", "filter", "mark dishes sold out"),
    section(m.shared_coupons, "/admin/coupons", "tag", "run coupons"),
    section(m.translations_translations, "/admin/translations", "globe", "change the menu"),
  ]),
  group(m.shell_money, [
    section(m.shared_payments, "/admin/payments", "wallet", "take payments"),
    section(m.day_page, "/admin/day", "sun", "use the drawer"),
    section(m.shared_reports, "/admin/reports", "chart", "see the dashboard"),
    section(m.shared_bills, "/admin/bills", "document", "keep the books"),
  ]),
  group(m.shared_customers, [
    section(m.shared_events, "/admin/events", "calendar", "run catering"),
    section(m.shared_customers, "/admin/customers", "user", "manage customers"),
    section(m.shared_messages, "/admin/messages", "mail", "answer messages"),
    section(m.shared_reviews, "/admin/reviews", "star", "moderate reviews"),
    section(m.shared_blogs, "/admin/blogs", "edit", "write the blog"),
    section(m.shared_subscribers, "/admin/subscribers", "share", "answer messages"),
  ]),
  group(m.shell_shop, [
    section(m.shared_settings, "/admin/settings", "gear", "change settings", ["/admin/zones"]),
    section(m.shell_texts, "/admin/content", "eye", "change settings"),
    section(m.shell_staffAndDevices, "/admin/staff", "briefcase", "manage staff", [
      "/admin/devices",
    ]),
    section(m.shared_notifications, "/admin/notifications", "bell", "use the admin area"),
    section(m.shell_system, "/admin/health", "info", "read the records", [
      "/admin/log",
      "/admin/sign-ins",
      "/admin/emails",
      "/admin/before-you-open",
    ]),
  ]),
];

type Person = { role: Role } | null;

/** The sections that the person may open; empty groups are left out. */
export function sectionGroupsFor(person: Person): SectionGroup[] {
  return groups
    .map(({ label, sections }) => ({
      label,
      sections: sections.filter(({ needs }) => may(person, needs)),
    }))
    .filter(({ sections }) => sections.length > 0);
}

const BAR_SECTIONS = 4;

/** The screens that the person's work needs most, for the bar of small screens. */
export function barSectionsFor(person: Person): Section[] {
  return [dashboard, counter, kitchen, orders, deliveries, prep, products]
    .filter(({ needs }) => may(person, needs))
    .slice(0, BAR_SECTIONS);
}

/** Whether a page belongs to a section. Every page of the admin area is below the dashboard. */
export function isIn(path: string, { to, also }: Section): boolean {
  return [to, ...also].some((address) => currentPage(path, address, to !== dashboard.to));
}
