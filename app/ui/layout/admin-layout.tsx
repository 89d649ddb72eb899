import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Opening } from "#app/domain/opening-hours.ts";
import { PostButton } from "../form/post-button.tsx";
import { Icon, type IconName } from "../icon.tsx";
import { OpeningLink } from "../settings/opening-link.tsx";
import { Brand } from "./brand.tsx";
import { MenuDetails } from "./menu-details.tsx";
import { SkipLink } from "./skip-link.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";
import { currentPage, type LayoutProps } from "./visitor.ts";

const MESSAGES = "/admin/messages";

const sections: { to: string; label: string; icon: IconName }[] = [
  { to: "/admin", label: "Dashboard", icon: "chart" },
  { to: "/admin/orders", label: "Orders", icon: "receipt" },
  { to: "/admin/products", label: "Products", icon: "menu-book" },
  { to: "/admin/blogs", label: "Blogs", icon: "edit" },
  { to: "/admin/events", label: "Events", icon: "calendar" },
  { to: "/admin/customers", label: "Customers", icon: "user" },
  { to: MESSAGES, label: "Messages", icon: "mail" },
  { to: "/admin/reviews", label: "Reviews", icon: "star" },
  { to: "/admin/subscribers", label: "Subscribers", icon: "bell" },
  { to: "/admin/settings", label: "Settings", icon: "filter" },
  { to: "/admin/emails", label: "Emails", icon: "share" },
  { to: "/admin/health", label: "Health", icon: "lamp" },
  { to: "/admin/log", label: "Log", icon: "clock" },
];

type Counts = { unreadMessages: number };
type AdminLayoutProps = LayoutProps & Counts & { opening: Opening; children: ReactNode };

export function AdminLayout({
  visitor,
  path,
  opening,
  unreadMessages,
  children,
}: AdminLayoutProps) {
  return (
    <div className="admin quiet">
      <SkipLink />
      <header className="admin-header">
        <Brand to="/admin" note="Admin" />
        <OpeningLink opening={opening} />
        <ThemeToggle visitor={visitor} path={path} />
        <MenuDetails
          label="Admin navigation"
          className="narrow-only"
          summary={
            <>
              <Icon name="menu" />
              <Icon name="close" />
            </>
          }
        >
          <AdminNavigation visitor={visitor} path={path} unreadMessages={unreadMessages} />
        </MenuDetails>
        <div className="wide-only">
          <AdminNavigation visitor={visitor} path={path} unreadMessages={unreadMessages} />
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

function AdminNavigation({ visitor, path, unreadMessages }: LayoutProps & Counts) {
  return (
    <>
      <nav aria-label="Admin">
        <ul className="links">
          {sections.map((section) => (
            <li key={section.to}>
              <Link
                to={section.to}
                aria-current={currentPage(path, section.to, section.to !== "/admin")}
              >
                <Icon name={section.icon} />
                {section.label}
                {section.to === MESSAGES && unreadMessages > 0 && (
                  <span className="count-badge">
                    {unreadMessages}
                    <span className="visually-hidden"> unread</span>
                  </span>
                )}
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
            View shop
          </Link>
        </li>
      </ul>
      <PostButton action="/logout" label="Sign Out" icon="logout" variant="quiet" wide />
    </>
  );
}
