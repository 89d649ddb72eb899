import { Link } from "@remix-run/react";
import { useEffect, useState } from "react";
import { allOrdersList } from "#app/domain/orders/order-list-urls.ts";
import { countNew, type SeenNews, type ShopNews } from "#app/domain/reports/shop-news.ts";
import { Button } from "../button.tsx";
import { classNames } from "../class-names.ts";
import { withCount } from "../error-title.ts";
import { eventsUrl } from "../events/events-view.ts";
import { useRefreshSeconds } from "../refresh-without-script.tsx";
import { type SoundState, useNewsSound } from "./use-news-sound.ts";
import { type Liveness, POLL_SECONDS } from "./use-shop-news.ts";
import { useUnseenNews } from "./use-unseen-news.ts";

type NewsBarProps = { news: ShopNews; liveness: Liveness };

/** On every admin page: how many orders and bookings wait for an answer, and an alert for those that have just come in. */
export function NewsBar({ news, liveness }: NewsBarProps) {
  const { unseen, acknowledge } = useUnseenNews(news);
  const isRinging = unseen.orders + unseen.bookings > 0;
  const sound = useNewsSound(isRinging);
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const refreshSeconds = useRefreshSeconds();
  useTitleCount(news.orders.pending + news.bookings.pending);
  const shown = isRinging
    ? unseen
    : { orders: news.orders.pending, bookings: news.bookings.pending };
  return (
    <aside
      className={classNames(
        "news-bar",
        isRinging && "news-bar-ringing",
        liveness === "lost" && "news-bar-lost",
      )}
      aria-label="New orders and bookings"
    >
      <p role="status" className="news-counts">
        <NewsLinks counts={shown} />
      </p>
      {isRinging && <Button onClick={acknowledge}>Got it</Button>}
      <span className="news-liveness news-without-script">{refreshMessage(refreshSeconds)}</span>
      {livenessLabels[liveness] && (
        <span className={`news-liveness liveness-${liveness}`}>
          <span className={liveness === "live" ? "visually-hidden-on-phone" : undefined}>
            {livenessLabels[liveness]}
          </span>
        </span>
      )}
      {isHydrated && <SoundSwitch {...sound} />}
    </aside>
  );
}

/** Hydration replaces the title that the server wrote, and so does every navigation. */
function useTitleCount(count: number): void {
  useEffect(() => {
    document.title = withCount(document.title, count);
  });
}

function NewsLinks({ counts: { orders, bookings } }: { counts: SeenNews }) {
  if (orders + bookings === 0) return <span className="muted">Nothing new</span>;
  return (
    <>
      {orders > 0 && (
        <Link to={allOrdersList.url({ status: "pending" })}>{countNew(orders, "order")}</Link>
      )}
      {bookings > 0 && (
        <Link to={eventsUrl({ status: "pending" })}>{countNew(bookings, "booking")}</Link>
      )}
    </>
  );
}

const soundLabels: Record<SoundState, string> = {
  off: "Sound is off",
  on: "Sound is on",
  blocked: "Tap to allow sound",
};

function SoundSwitch({ state, toggle }: { state: SoundState; toggle: () => void }) {
  return (
    <Button
      variant={state === "blocked" ? "secondary" : "quiet"}
      size="small"
      icon="bell"
      className={`news-sound news-sound-${state}`}
      aria-pressed={state === "on"}
      title={state === "blocked" ? "Your browser blocks sound until you tap or click" : undefined}
      onClick={toggle}
    >
      <span className={state === "blocked" ? undefined : "visually-hidden-on-phone"}>
        {soundLabels[state]}
      </span>
    </Button>
  );
}

const livenessLabels: Record<Liveness, string> = {
  starting: "",
  live: "Live",
  lost: "No connection: new orders are not shown",
  polling: `Checked every ${POLL_SECONDS} seconds`,
};

function refreshMessage(seconds: number | null | undefined): string {
  return seconds
    ? `This page loads again every ${seconds} seconds.`
    : "Reload this page to see new orders.";
}
