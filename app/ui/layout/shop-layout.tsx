import type { ReactNode } from "react";
import { BottomBar } from "./bottom-bar.tsx";
import { ShopFooter } from "./shop-footer.tsx";
import { ShopHeader } from "./shop-header.tsx";
import { SkipLink } from "./skip-link.tsx";
import type { LayoutProps } from "./visitor.ts";

export function ShopLayout({ visitor, path, children }: LayoutProps & { children: ReactNode }) {
  return (
    <div className="shop">
      <SkipLink />
      <ShopHeader visitor={visitor} path={path} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <ShopFooter path={path} />
      <BottomBar visitor={visitor} path={path} />
    </div>
  );
}
