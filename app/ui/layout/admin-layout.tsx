import type { ReactNode } from "react";
import type { Opening } from "#app/domain/opening-hours.ts";
import type { ShopNews } from "#app/domain/reports/shop-news.ts";
import { m } from "#messages";
import { ButtonLink, QuietLink } from "../button.tsx";
import { ShopAnsweredAt } from "../connection/shop-answered-at.ts";
import { Link } from "../link.tsx";
import { NewsBar } from "../news/news-bar.tsx";
import { useShopNews } from "../news/use-shop-news.ts";
import { Notice } from "../notice.tsx";
import { settingsUrl } from "../settings/settings-url.ts";
import { useMay } from "../staff/use-may.ts";
import { AdminBar, AdminMenu, type AdminPerson } from "./admin-navigation.tsx";
import { Brand } from "./brand.tsx";
import { SkipLink } from "./skip-link.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";
import type { Visitor } from "./visitor.ts";
import { waitingCounts } from "./waiting-counts.ts";

type AdminLayoutProps = {
  person: AdminPerson;
  /** Where the person's work starts. */
  firstPage: string;
  theme: Visitor["theme"];
  path: string;
  opening: Opening;
  unreadMessages: number;
  loadedNews: ShopNews;
  /** Set after a restore (see docs/tax.md), for people who keep the books. */
  isBillingPaused: boolean;
  /** The name of the shop's device in use; null on other devices. */
  device: string | null;
  children: ReactNode;
};

export function AdminLayout({
  person,
  firstPage,
  theme,
  path,
  opening,
  unreadMessages,
  loadedNews,
  isBillingPaused,
  device,
  children,
}: AdminLayoutProps) {
  const may = useMay();
  const { news, connection, answeredAt } = useShopNews(loadedNews);
  const counts = waitingCounts(news, unreadMessages);
  return (
    <div className="admin quiet">
      <SkipLink />
      <header className="admin-header">
        <Brand to={firstPage} note={m.shell_admin()} />
        {may("pause the shop") && <OpeningLink opening={opening} />}
        {device !== null && (
          <QuietLink to="/admin/switch" size="small" icon="user" className="switch-link">
            <span className="visually-hidden-on-phone">{m.shared_switchPerson()}</span>
          </QuietLink>
        )}
        <ThemeToggle theme={theme} path={path} />
        <AdminBar person={person} path={path} counts={counts} />
        <div className="admin-menu">
          <AdminMenu person={person} path={path} counts={counts} />
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
        <ShopAnsweredAt.Provider value={answeredAt}>{children}</ShopAnsweredAt.Provider>
      </main>
    </div>
  );
}

function OpeningLink({ opening }: { opening: Opening }) {
  const may = useMay();
  const { state, takesOrders, summary } = opening;
  const tone = state === "open" ? "tone-good" : takesOrders ? "tone-info" : "tone-warn";
  return (
    <Link to={settingsUrl(may("change settings") ? undefined : "opening")} className="opening-link">
      <span className="visually-hidden">{m.settings_theShop()} </span>
      <span className={`badge ${tone}`}>{summary}</span>
    </Link>
  );
}
