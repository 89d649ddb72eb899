import { Outlet, useRouteError } from "@remix-run/react";
import type { ReactNode } from "react";
import { Brand } from "#app/ui/layout/brand.tsx";
import { ErrorScreen } from "#app/ui/page/error-screen.tsx";

function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="header">
        <div className="header-inner">
          <Brand />
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}

export default function TrackingLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary() {
  return (
    <Frame>
      <ErrorScreen error={useRouteError()} />
    </Frame>
  );
}
