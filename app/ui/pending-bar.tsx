import { useLocation, useNavigation } from "@remix-run/react";
import { withoutLanguage } from "#app/domain/language/paths.ts";
import { m } from "#messages";

const guarded = ["/checkout", "/profile", "/wishlist", "/my-orders", "/my-events"];

function pendingMessage(path: string): string {
  if (path.startsWith("/admin/events")) return m.shared_loadingEvents();
  if (path.startsWith("/admin")) return m.shared_checkingAdminAccess();
  return guarded.some((start) => path.startsWith(start))
    ? m.shared_checkingAuthentication()
    : m.shared_loading();
}

/** A thin bar at the top during a client-side navigation. */
export function PendingBar() {
  const navigation = useNavigation();
  const busy = navigation.state !== "idle";
  const here = withoutLanguage(useLocation().pathname);
  const path = withoutLanguage(navigation.location?.pathname ?? here);
  return (
    <div className="pending-bar" role="status" data-busy={busy ? path !== here && path : undefined}>
      {busy && <span>{pendingMessage(path)}</span>}
    </div>
  );
}
