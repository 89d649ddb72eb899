import type { ReactNode } from "react";
import { BottomBar } from "./bottom-bar.tsx";
import { LanguageOffer } from "./language-offer.tsx";
import { ShopFooter } from "./shop-footer.tsx";
import { ShopHeader } from "./shop-header.tsx";
import { SkipLink } from "./skip-link.tsx";
import { currentPage, type LayoutProps } from "./visitor.ts";

/** Nothing leads away from an order or a login that has begun. */
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
