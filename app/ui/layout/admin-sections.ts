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
  /** Where its tabs and the pages below them are. */
  also?: string[];
};

export type SectionGroup = { label: string; sections: Section[] };

export const dashboard: Section = translated({
  to: "/admin",
  label: m.shared_dashboard,
  icon: "home",
  needs: "see the dashboard",
});

const counter: Section = translated({
  to: "/admin/counter",
  label: m.shared_counter,
  icon: "cart",
  needs: "take orders",
});
const orders: Section = translated({
  to: "/admin/orders",
  label: m.shared_orders,
  icon: "receipt",
  needs: "read orders",
});
const deliveries: Section = translated({
  to: "/admin/deliveries",
  label: m.shared_deliveries,
  icon: "map-pin",
  needs: "deliver orders",
});
const kitchen: Section = translated({
  to: "/admin/kitchen",
  label: m.shared_kitchen,
  icon: "flame",
  needs: "prepare orders",
});
const prep: Section = translated({
  to: "/admin/prep",
  label: m.shell_prep,
  icon: "lamp",
  needs: "plan the day",
});
const products: Section = translated({
  to: "/admin/products",
  label: m.shared_products,
  icon: "menu-book",
  needs: "mark dishes sold out",
});

/** The day's work first. */
const groups: SectionGroup[] = [
  {
    get label() {
      return m.shell_sell();
    },
    sections: [counter, orders, deliveries],
  },
  {
    get label() {
      return m.shared_kitchen();
    },
    sections: [kitchen, prep],
  },
  {
    get label() {
      return m.shared_menu();
    },
    sections: [
      products,
      translated({
        to: "/admin/options",
        label: m.shared_options,
        icon: "filter",
        needs: "mark dishes sold out",
      }),
      translated({
        to: "/admin/coupons",
        label: m.shared_coupons,
        icon: "tag",
        needs: "run coupons",
      }),
      translated({
        to: "/admin/translations",
        label: m.translations_translations,
        icon: "globe",
        needs: "change the menu",
      }),
    ],
  },
  {
    get label() {
      return m.shell_money();
    },
    sections: [
      translated({
        to: "/admin/payments",
        label: m.shared_payments,
        icon: "wallet",
        needs: "take payments",
      }),
      translated({ to: "/admin/day", label: m.day_page, icon: "sun", needs: "use the drawer" }),
      translated({
        to: "/admin/reports",
        label: m.shared_reports,
        icon: "chart",
        needs: "see the dashboard",
      }),
      translated({
        to: "/admin/bills",
        label: m.shared_bills,
        icon: "document",
        needs: "keep the books",
      }),
    ],
  },
  {
    get label() {
      return m.shared_customers();
    },
    sections: [
      translated({
        to: "/admin/events",
        label: m.shared_events,
        icon: "calendar",
        needs: "run catering",
      }),
      translated({
        to: "/admin/customers",
        label: m.shared_customers,
        icon: "user",
        needs: "manage customers",
      }),
      translated({
        to: "/admin/messages",
        label: m.shared_messages,
        icon: "mail",
        needs: "answer messages",
      }),
      translated({
        to: "/admin/reviews",
        label: m.shared_reviews,
        icon: "star",
        needs: "moderate reviews",
      }),
      translated({
        to: "/admin/blogs",
        label: m.shared_blogs,
        icon: "edit",
        needs: "write the blog",
      }),
      translated({
        to: "/admin/subscribers",
        label: m.shared_subscribers,
        icon: "share",
        needs: "answer messages",
      }),
    ],
  },
  {
    get label() {
      return m.shell_shop();
    },
    sections: [
      translated({
        to: "/admin/settings",
        label: m.shared_settings,
        icon: "gear",
        needs: "change settings",
        also: ["/admin/zones"],
      }),
      translated({
        to: "/admin/content",
        label: m.shell_texts,
        icon: "eye",
        needs: "change settings",
      }),
      translated({
        to: "/admin/staff",
        label: m.shell_staffAndDevices,
        icon: "briefcase",
        needs: "manage staff",
        also: ["/admin/devices"],
      }),
      translated({
        to: "/admin/notifications",
        label: m.shared_notifications,
        icon: "bell",
        needs: "use the admin area",
      }),
      translated({
        to: "/admin/health",
        label: m.shell_system,
        icon: "info",
        needs: "read the records",
        also: ["/admin/log", "/admin/sign-ins", "/admin/emails", "/admin/before-you-open"],
      }),
    ],
  },
];

type Person = { role: Role } | null;

/** What somebody may open; groups without anything are left out. */
export function sectionGroupsFor(person: Person): SectionGroup[] {
  return groups
    .map(({ label, sections }) => ({
      label,
      sections: sections.filter(({ needs }) => may(person, needs)),
    }))
    .filter(({ sections }) => sections.length > 0);
}

const BAR_SECTIONS = 4;

/** The screens that somebody's work needs most, for the bar of small screens. */
export function barSectionsFor(person: Person): Section[] {
  return [dashboard, counter, kitchen, orders, deliveries, prep, products]
    .filter(({ needs }) => may(person, needs))
    .slice(0, BAR_SECTIONS);
}

/** Whether a page belongs to a section. Every page of the admin area is below the dashboard. */
export function isIn(path: string, { to, also = [] }: Section): boolean {
  return [to, ...also].some((address) => currentPage(path, address, to !== dashboard.to));
}
