import { useNavigation } from "@remix-run/react";

const guarded = ["/checkout", "/profile", "/wishlist", "/my-orders", "/my-events"];

/** What an enhanced navigation is waiting for, in the words of the specification. */
export function pendingMessage(path: string): string {
  if (path.startsWith("/admin/events")) return "Loading events...";
  if (path.startsWith("/admin")) return "Checking admin access...";
  return guarded.some((start) => path.startsWith(start))
    ? "Checking authentication..."
    : "Loading...";
}

/** A thin bar at the top while the next page is fetched; a page loaded without JavaScript never shows it. */
export function PendingBar() {
  const navigation = useNavigation();
  const busy = navigation.state !== "idle";
  return (
    <div className="pending-bar" role="status" data-busy={busy || undefined}>
      {busy && <span>{pendingMessage(navigation.location.pathname)}</span>}
    </div>
  );
}
