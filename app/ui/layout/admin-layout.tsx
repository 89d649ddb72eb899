import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { PostButton } from "../form/post-button.tsx";
import { Icon, type IconName } from "../icon.tsx";
import { Brand } from "./brand.tsx";
import { MenuDetails } from "./menu-details.tsx";
import { SkipLink } from "./skip-link.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";
import { currentPage, type LayoutProps } from "./visitor.ts";

const sections: { to: string; label: string; icon: IconName }[] = [
  { to: "/admin", label: "Dashboard", icon: "chart" },
  { to: "/admin/orders", label: "Orders", icon: "receipt" },
];

/** The admin area around a page: a side bar, on a phone a compact top bar with a menu. */
export function AdminLayout({ visitor, path, children }: LayoutProps & { children: ReactNode }) {
  return (
    <div className="adm quiet">
      <SkipLink />
      <header className="adm-h">
        <Brand to="/admin" note="Admin" />
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
          <AdminNavigation visitor={visitor} path={path} />
        </MenuDetails>
        <div className="wide-only">
          <AdminNavigation visitor={visitor} path={path} />
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

function AdminNavigation({ visitor, path }: LayoutProps) {
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
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p className="who">
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
