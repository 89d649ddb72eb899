import type { ReactNode } from "react";
import { type Action, may } from "#app/domain/access/permissions.ts";
import { translated } from "#app/domain/language/translated.ts";
import type { Opening } from "#app/domain/opening-hours.ts";
import type { ShopNews } from "#app/domain/reports/shop-news.ts";
import { firstPageOf } from "#app/domain/staff/first-page.ts";
import { m } from "#messages";
import { ButtonLink } from "../button.tsx";
import { PostButton } from "../form/post-button.tsx";
import { Icon, type IconName } from "../icon.tsx";
import { Link } from "../link.tsx";
import { NewsBar } from "../news/news-bar.tsx";
import { useShopNews } from "../news/use-shop-news.ts";
import { Notice } from "../notice.tsx";
import { OpeningLink } from "../settings/opening-link.tsx";
import { Brand } from "./brand.tsx";
import { MenuDetails } from "./menu-details.tsx";
import { SkipLink } from "./skip-link.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";
import { currentPage, type LayoutProps } from "./visitor.ts";

const sections: { to: string; label: string; icon: IconName; needs: Action }[] = [
  translated({
    to: "/admin",
    label: m.shared_dashboard,
    icon: "chart",
    needs: "see the dashboard",
  }),
  translated({ to: "/admin/counter", label: m.shared_counter, icon: "cart", needs: "take orders" }),
  translated({
    to: "/admin/orders",
    label: m.shared_orders,
    icon: "receipt",
    needs: "read orders",
  }),
  translated({
    to: "/admin/kitchen",
    label: m.shared_kitchen,
    icon: "flame",
    needs: "prepare orders",
  }),
  translated({
    to: "/admin/payments",
    label: m.shared_payments,
    icon: "wallet",
    needs: "take payments",
  }),
  translated({
    to: "/admin/deliveries",
    label: m.shared_deliveries,
    icon: "map-pin",
    needs: "deliver orders",
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
    icon: "receipt",
    needs: "keep the books",
  }),
  translated({
    to: "/admin/products",
    label: m.shared_products,
    icon: "menu-book",
    needs: "mark dishes sold out",
  }),
  translated({ to: "/admin/prep", label: m.shell_prep, icon: "lamp", needs: "plan the day" }),
  translated({
    to: "/admin/options",
    label: m.shared_options,
    icon: "check",
    needs: "mark dishes sold out",
  }),
  translated({
    to: "/admin/translations",
    label: m.translations_translations,
    icon: "edit",
    needs: "change the menu",
  }),
  translated({
    to: "/admin/coupons",
    label: m.shared_coupons,
    icon: "flame",
    needs: "run coupons",
  }),
  translated({ to: "/admin/blogs", label: m.shared_blogs, icon: "edit", needs: "write the blog" }),
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
    to: "/admin/staff",
    label: m.shared_staff,
    icon: "briefcase",
    needs: "manage staff",
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
    to: "/admin/subscribers",
    label: m.shared_subscribers,
    icon: "bell",
    needs: "answer messages",
  }),
  translated({
    to: "/admin/notifications",
    label: m.shared_notifications,
    icon: "bell",
    needs: "use the admin area",
  }),
  translated({
    to: "/admin/settings",
    label: m.shared_settings,
    icon: "filter",
    needs: "change settings",
  }),
  translated({
    to: "/admin/emails",
    label: m.shared_emails,
    icon: "share",
    needs: "read the records",
  }),
  translated({
    to: "/admin/health",
    label: m.shared_health,
    icon: "lamp",
    needs: "read the records",
  }),
  translated({ to: "/admin/log", label: m.shared_log, icon: "clock", needs: "read the records" }),
];

/** What waits in a section, by its URL. */
type Counts = Record<string, { count: number; what: string }>;
type AdminLayoutProps = LayoutProps & {
  opening: Opening;
  unreadMessages: number;
  loadedNews: ShopNews;
  /** After a restore, see docs/tax.md; for those who keep the books. */
  isBillingPaused: boolean;
  /** The name of the shop's device on which this is; null on others. */
  device: string | null;
  children: ReactNode;
};

export function AdminLayout({
  visitor,
  path,
  opening,
  unreadMessages,
  loadedNews,
  isBillingPaused,
  device,
  children,
}: AdminLayoutProps) {
  const { news, connection } = useShopNews(loadedNews);
  const counts: Counts = {
    "/admin/orders": { count: news.orders.pending, what: m.shell_newCount() },
    "/admin/events": { count: news.bookings.pending, what: m.shell_newCount() },
    "/admin/messages": { count: unreadMessages, what: m.shell_unreadCount() },
  };
  return (
    <div className="admin quiet">
      <SkipLink />
      <header className="admin-header">
        <Brand to={visitor.user ? firstPageOf(visitor.user) : "/admin"} note={m.shell_admin()} />
        {may(visitor.user, "pause the shop") && <OpeningLink opening={opening} />}
        {device !== null && (
          <ButtonLink
            to="/admin/switch"
            variant="quiet"
            size="small"
            icon="user"
            className="switch-link"
          >
            <span className="visually-hidden-on-phone">{m.shared_switchPerson()}</span>
          </ButtonLink>
        )}
        <ThemeToggle visitor={visitor} path={path} />
        <MenuDetails
          label={m.shell_adminNavigation()}
          className="narrow-only"
          summary={
            <>
              <Icon name="menu" />
              <Icon name="close" />
            </>
          }
        >
          <AdminNavigation visitor={visitor} path={path} counts={counts} />
        </MenuDetails>
        <div className="wide-only">
          <AdminNavigation visitor={visitor} path={path} counts={counts} />
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        <NewsBar news={news} connection={connection} isDevice={device !== null} />
        {isBillingPaused && (
          <Notice
            tone="warn"
            title={m.shell_billingStopped()}
            action={
              <ButtonLink to="/admin/settings/tax/numbers" size="small">
                {m.shell_enterTheLastNumbers()}
              </ButtonLink>
            }
          />
        )}
        {children}
      </main>
    </div>
  );
}

function AdminNavigation({ visitor, path, counts }: LayoutProps & { counts: Counts }) {
  return (
    <>
      <nav aria-label={m.shell_admin()}>
        <ul className="links">
          {sections
            .filter(({ needs }) => may(visitor.user, needs))
            .map((section) => (
              <li key={section.to}>
                <Link
                  to={section.to}
                  aria-current={currentPage(path, section.to, section.to !== "/admin")}
                >
                  <Icon name={section.icon} />
                  {section.label}
                  <Count {...counts[section.to]} />
                </Link>
              </li>
            ))}
        </ul>
      </nav>
      <p className="signed-in-user">
        <strong>{visitor.user?.name}</strong>
        <span className="muted small">{visitor.user?.email}</span>
      </p>
      <ul className="links">
        <li>
          <Link to="/">
            <Icon name="home" />
            {m.shell_viewShop()}
          </Link>
        </li>
      </ul>
      <PostButton action="/logout" label={m.shared_signOut()} icon="logout" variant="quiet" wide />
    </>
  );
}

function Count({ count = 0, what = "" }) {
  if (count === 0) return null;
  return (
    <span className="count-badge">
      {count}
      <span className="visually-hidden"> {what}</span>
    </span>
  );
}
