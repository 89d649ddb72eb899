import { useEffect, useRef, useState } from "react";
import { Button } from "../button.tsx";
import { arrivalMessage, ORDERS_REFRESH_SECONDS, type OrderEvents } from "./live-order-events.ts";
import { useNewOrderSound } from "./new-order-sound.ts";
import { type Liveness, useOrderEvents } from "./use-order-events.ts";

type LiveOrdersProps = {
  events: OrderEvents;
  /** Whether the page reloads itself without JavaScript. */
  refreshes: boolean;
};

export function LiveOrders({ events, refreshes }: LiveOrdersProps) {
  const liveness = useOrderEvents(events.version);
  const sound = useNewOrderSound();
  const [announcement, setAnnouncement] = useState("");
  const lastTotal = useRef(events.total);
  const { ring } = sound;

  useEffect(() => {
    const arrived = events.total - lastTotal.current;
    lastTotal.current = events.total;
    if (arrived <= 0) return;
    setAnnouncement(arrivalMessage(arrived, events.pending));
    ring();
  }, [events, ring]);

  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return (
    <div className="live-orders row">
      <span
        className={isHydrated ? `live-orders-status liveness-${liveness}` : "live-orders-status"}
      >
        {isHydrated ? livenessLabel(liveness) : refreshMessage(refreshes)}
      </span>
      <strong role="status">{announcement}</strong>
      {isHydrated && (
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

const interval = `every ${ORDERS_REFRESH_SECONDS} seconds`;

function livenessLabel(liveness: Liveness): string {
  if (liveness === "live") return "Live: new orders appear by themselves.";
  return liveness === "connecting" ? "Connecting…" : `New orders are looked for ${interval}.`;
}

function refreshMessage(refreshes: boolean): string {
  return refreshes ? `This page loads again ${interval}.` : "Reload this page to see new orders.";
}
