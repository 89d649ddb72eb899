import { useEffect, useRef, useState } from "react";
import { Button } from "../button.tsx";
import { arrivalMessage, ORDERS_REFRESH_SECONDS, type OrderEvents } from "./live-order-events.ts";
import { useNewOrderSound } from "./new-order-sound.ts";
import { type Liveness, useOrderEvents } from "./use-order-events.ts";

type LiveOrdersProps = {
  news: OrderEvents;
  /** Whether the page loads itself again where scripts are off. */
  refreshes: boolean;
};

/** Above the list of orders: it says what has just arrived, and rings if that is wanted. */
export function LiveOrders({ news, refreshes }: LiveOrdersProps) {
  const liveness = useOrderEvents(news.version);
  const sound = useNewOrderSound();
  const [words, setWords] = useState("");
  const known = useRef(news.total);
  const { ring } = sound;

  useEffect(() => {
    const arrived = news.total - known.current;
    known.current = news.total;
    if (arrived <= 0) return;
    setWords(arrivalMessage(arrived, news.pending));
    ring();
  }, [news, ring]);

  const [isScripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  return (
    <div className="live-orders row">
      <span
        className={isScripted ? `live-orders-status liveness-${liveness}` : "live-orders-status"}
      >
        {isScripted ? livenessLabel(liveness) : unscriptedWords(refreshes)}
      </span>
      <strong role="status">{words}</strong>
      {isScripted && (
        <Button
          variant="secondary"
          size="small"
          icon="bell"
          aria-pressed={sound.isOn}
          onClick={sound.toggle}
        >
          {sound.isOn ? "Sound is on" : "Sound is off"}
        </Button>
      )}
    </div>
  );
}

const everySoOften = `every ${ORDERS_REFRESH_SECONDS} seconds`;

function livenessLabel(liveness: Liveness): string {
  if (liveness === "live") return "Live: new orders appear by themselves.";
  return liveness === "connecting" ? "Connecting…" : `New orders are looked for ${everySoOften}.`;
}

function unscriptedWords(refreshes: boolean): string {
  return refreshes
    ? `This page loads again ${everySoOften}.`
    : "Reload this page to see new orders.";
}
