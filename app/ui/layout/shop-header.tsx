import { currentLanguage, languageSigns } from "#app/domain/language/language.ts";
import { translated } from "#app/domain/language/translated.ts";
import { MAX_SEARCH_LENGTH } from "#app/domain/lists/search-limits.ts";
import { m } from "#messages";
import { Button, ButtonLink } from "../button.tsx";
import { Icon } from "../icon.tsx";
import { Form, Link } from "../link.tsx";
import { AccountLinks, initialOf } from "./account-links.tsx";
import { Brand } from "./brand.tsx";
import { CartLink } from "./cart-link.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { MenuDetails } from "./menu-details.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";
import { currentPage, type LayoutProps } from "./visitor.ts";

const pages = [
  translated({ to: "/", label: m.shared_home }),
  translated({ to: "/menu", label: m.shared_menu }),
  translated({ to: "/about", label: m.shared_about }),
  translated({ to: "/blog", label: m.shared_blog }),
  translated({ to: "/catering", label: m.shared_catering }),
  translated({ to: "/contact", label: m.shared_contact }),
];

export function ShopHeader({ visitor, path }: LayoutProps) {
  const wishlist = (
    <Link to="/wishlist" aria-current={currentPage(path, "/wishlist")}>
      <Icon name="heart" />
      <span>{m.shared_wishlist()}</span>
    </Link>
  );
  return (
    <header className="header">
      <div className="header-inner">
        <Brand />
        <nav aria-label={m.shell_main()} className="wide-only">
          <PageLinks path={path} />
          <MenuSearch id="header-search" />
          <ul className="header-tools">
            <li>{wishlist}</li>
            <li>
              <CartLink count={visitor.cartCount} path={path} />
            </li>
            <li>
              <Account visitor={visitor} path={path} />
            </li>
          </ul>
        </nav>
        <MenuDetails
          label={m.shell_language()}
          className="wide-only"
          summary={<span className="language-sign">{languageSigns[currentLanguage()]}</span>}
        >
          <LanguageSwitch path={path} />
        </MenuDetails>
        <ThemeToggle theme={visitor.theme} path={path} />
        <MenuDetails
          label={m.shell_navigation()}
          className="narrow-only"
          summary={
            <>
              <Icon name="menu" />
              <Icon name="close" />
            </>
          }
        >
          <nav aria-label={m.shell_main()}>
            <MenuSearch id="mobile-search" />
            <PageLinks path={path} />
            <ul className="links">
              <li>{wishlist}</li>
              <li>
                <CartLink count={visitor.cartCount} path={path} />
              </li>
              {!visitor.user && (
                <li>
                  <LoginLink path={path} />
                </li>
              )}
            </ul>
            <AccountLinks visitor={visitor} path={path} />
            <LanguageSwitch path={path} />
          </nav>
        </MenuDetails>
      </div>
    </header>
  );
}

function PageLinks({ path }: { path: string }) {
  return (
    <ul className="links">
      {pages.map((page) => (
        <li key={page.to}>
          <Link to={page.to} aria-current={currentPage(path, page.to, page.to === "/blog")}>
            {page.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function MenuSearch({ id }: { id: string }) {
  return (
    <Form method="get" action="/menu" role="search" aria-label={m.shared_menu()} className="search">
      <label htmlFor={id} className="visually-hidden">
        {m.shell_searchMenu()}
      </label>
      <input
        id={id}
        name="q"
        type="search"
        placeholder={m.shared_searchMenu()}
        maxLength={MAX_SEARCH_LENGTH}
        className="input"
        enterKeyHint="search"
      />
      <Button type="submit" variant="icon" icon="search" aria-label={m.shared_search()} />
    </Form>
  );
}

function Account({ visitor, path }: LayoutProps) {
  if (!visitor.user) return <LoginLink path={path} />;
  return (
    <MenuDetails
      label={m.shell_accountOf({ name: visitor.user.name || m.shell_user() })}
      summary={<span className="avatar">{initialOf(visitor.user.name)}</span>}
    >
      <AccountLinks visitor={visitor} path={path} />
    </MenuDetails>
  );
}

function LoginLink({ path }: { path: string }) {
  return (
    <ButtonLink to="/login" size="small" aria-current={currentPage(path, "/login")}>
      {m.shared_login()}
    </ButtonLink>
  );
}
