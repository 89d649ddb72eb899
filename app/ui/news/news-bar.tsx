import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import type { Ringing, RingKind } from "#app/domain/alerts/ringing.ts";
import { allOrdersList } from "#app/domain/order-lists/order-list-urls.ts";
import { countNews, type ShopNews } from "#app/domain/reports/shop-news.ts";
import { m } from "#messages";
import { SoundControls } from "../alerts/sound-controls.tsx";
import { useAlertSound } from "../alerts/use-alert-sound.ts";
import { classNames } from "../class-names.ts";
import { CHECK_SECONDS, type Connection, isBroken } from "../connection/connection.ts";
import { ConnectionNotice } from "../connection/connection-notice.tsx";
import { eventsUrl } from "../events/events-view.ts";
import { PostButton } from "../form/post-button.tsx";
import { Link } from "../link.tsx";
import { withCount } from "../page/error-title.ts";
import { useRefreshSeconds } from "../page/refresh-without-script.tsx";
import { useMay } from "../staff/use-may.ts";
import { useHydrated } from "../use-hydrated.ts";

type NewsBarProps = {
  news: ShopNews;
  connection: Connection;
  /** Whether this is one of the shop's devices. */
  isDevice: boolean;
};

/** On every admin page: what rings until somebody acknowledges it, or how many items wait for an answer. */
export function NewsBar({ news, connection, isDevice }: NewsBarProps) {
  const may = useMay();
  const { ringing } = news;
  const alertSound = useAlertSound(news);
  const isHydrated = useHydrated();
  const refreshSeconds = useRefreshSeconds();
  useTitleCount(news.orders.pending + news.bookings.pending);
  const isRinging = ringing.length > 0;
  return (
    <aside
      className={classNames(
        "news-bar",
        isRinging && "news-bar-ringing",
        isBroken(connection) && "news-bar-lost",
      )}
      aria-label={m.admin_newOrdersAndBookings()}
    >
      <ConnectionNotice connection={connection} isDevice={isDevice} />
      <p role="status" className="news-counts">
        {isRinging ? (
          <RingingLinks ringing={ringing} />
        ) : (
          may("read orders") && <WaitingLinks news={news} />
        )}
      </p>
      {isRinging && <Acknowledgement ringing={ringing} />}
      <span className="news-liveness news-without-script">{refreshMessage(refreshSeconds)}</span>
      {connection === "live" && (
        <span className="news-liveness liveness-live">
          <span className="visually-hidden-on-phone">{m.admin_live()}</span>
        </span>
      )}
      {connection === "polling" && (
        <span className="news-liveness">
          {m.admin_checkedEverySeconds({ pollSeconds: CHECK_SECONDS })}
        </span>
      )}
      {isHydrated && <SoundControls {...alertSound} />}
    </aside>
  );
}

/** Hydration and every navigation replace the title that the server wrote. */
function useTitleCount(count: number): void {
  useEffect(() => {
    document.title = withCount(document.title, count);
  });
}

const kinds: RingKind[] = ["order", "booking", "cancellation"];

/** A single item links to its details, several to their list. */
function RingingLinks({ ringing }: { ringing: Ringing[] }) {
  return kinds.map((kind) => {
    const [first, ...others] = ringing.filter((one) => one.kind === kind);
    if (!first) return null;
    const list = first.isBooking ? eventsUrl({}) : "/admin/orders";
    return (
      <Link key={kind} to={others.length > 0 ? list : first.path}>
        {countNews(others.length + 1, kind)}
      </Link>
    );
  });
}

function WaitingLinks({ news: { orders, bookings } }: { news: ShopNews }) {
  if (orders.pending + bookings.pending === 0)
    return <span className="muted">{m.admin_nothingNew()}</span>;
  return (
    <>
      {orders.pending > 0 && (
        <Link to={allOrdersList.url({ status: "pending" })}>
          {countNews(orders.pending, "order")}
        </Link>
      )}
      {bookings.pending > 0 && (
        <Link to={eventsUrl({ status: "pending" })}>{countNews(bookings.pending, "booking")}</Link>
      )}
    </>
  );
}

/** Silences the items shown; newer ones keep ringing. */
function Acknowledgement({ ringing }: { ringing: Ringing[] }) {
  const { pathname, search } = useLocation();
  return (
    <PostButton
      action="/admin/alerts/acknowledgement"
      fields={{ until: ringing.at(-1)?.since ?? "", redirectTo: pathname + search }}
      label={m.admin_gotIt()}
    />
  );
}

function refreshMessage(seconds: number | null | undefined): string {
  return seconds ? m.admin_reloadsItself({ seconds }) : m.admin_reloadForNewOrders();
}
