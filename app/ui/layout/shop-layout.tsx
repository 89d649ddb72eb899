import type { ReactNode } from "react";
import { currentLanguage, type Language } from "#app/domain/language/language.ts";
import { languageOfPath, localPath } from "#app/domain/language/paths.ts";
import { m } from "#messages";
import { Icon, type IconName } from "../icon.tsx";
import { Link, usePreferredLanguage } from "../link.tsx";
import { CartLink } from "./cart-link.tsx";
import { ShopFooter } from "./shop-footer.tsx";
import { ShopHeader } from "./shop-header.tsx";
import { SkipLink } from "./skip-link.tsx";
import { currentPage, type LayoutProps } from "./visitor.ts";

/** Nothing should lead away from an order or a login in progress. */
const pagesWithoutFooter = ["/checkout", "/login", "/register"];

export function ShopLayout({ visitor, path, children }: LayoutProps & { children: ReactNode }) {
  const hasFooter = !pagesWithoutFooter.some((page) => currentPage(path, page, true));
  return (
    <div className="shop">
      <SkipLink />
      <ShopHeader visitor={visitor} path={path} />
      <main id="main" tabIndex={-1}>
        <LanguageOffer path={path} />
        {children}
      </main>
      {hasFooter && <ShopFooter path={path} />}
      <BottomBar visitor={visitor} path={path} />
    </div>
  );
}

/** For people who may not be able to read the page's language; browsers only have the messages of that one. */
const offers: Record<Language, string> = {
  en: "Read this page in English",
  hi: "यह पेज हिन्दी में पढ़ें",
  mr: "हे पेज मराठीत वाचा",
};

/** Offers a public page in the visitor's language, without redirecting anyone. */
function LanguageOffer({ path }: { path: string }) {
  const preferred = usePreferredLanguage();
  if (preferred === currentLanguage() || !languageOfPath(path)) return null;
  return (
    <p lang={preferred} className="language-offer">
      <a href={localPath(path, preferred)} hrefLang={preferred}>
        {offers[preferred]}
      </a>
    </p>
  );
}

/** Only on small screens. */
function BottomBar({ visitor, path }: LayoutProps) {
  const account = visitor.user ? "/profile" : "/login";
  return (
    <nav className="bottom-bar" aria-label={m.shell_quick()}>
      <ul>
        <BarItem to="/" label={m.shared_home()} icon="home" path={path} />
        <BarItem to="/menu" label={m.shared_menu()} icon="menu-book" path={path} />
        <li>
          <CartLink count={visitor.cartCount} path={path} />
        </li>
        <BarItem to="/my-orders" label={m.shared_orders()} icon="receipt" path={path} />
        <BarItem to={account} label={m.shared_account()} icon="user" path={path} />
      </ul>
    </nav>
  );
}

type BarItemProps = { to: string; label: string; icon: IconName; path: string };

function BarItem({ to, label, icon, path }: BarItemProps) {
  return (
    <li>
      <Link to={to} aria-current={currentPage(path, to)}>
        <Icon name={icon} />
        <span>{label}</span>
      </Link>
    </li>
  );
}
