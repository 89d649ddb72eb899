import { ParaglideMessage } from "@inlang/paraglide-js-react";
import { useEffect, useId, useState } from "react";
import type { Device } from "#app/domain/access/device.ts";
import { formatTime } from "#app/domain/clock.ts";
import { formatRupees } from "#app/domain/money.ts";
import { discardReasons } from "#app/domain/orders/reasons.ts";
import { takeUsualReasons } from "#app/domain/reasons/usual-reason.ts";
import { m } from "#messages";
import { Button, ButtonAnchor } from "../button.tsx";
import { plainMeta } from "../form/field.tsx";
import { ReasonField } from "../form/reason-field.tsx";
import { Notice } from "../notice.tsx";
import { forgetOrder, NOT_ALLOWED, type QueuedOrder, SHOP_FAILED } from "./order-queue.ts";
import { discardOrder, tellQueueNews } from "./send-queue.ts";
import type { OrderQueue } from "./use-order-queue.ts";

/** Why an order is still here. The shop's own message is in English. */
function shownMessage({ state, message }: QueuedOrder): string {
  if (state === "placed") return m.counter_itsTokenIsNow({ token: message });
  if (message === NOT_ALLOWED) return m.counter_queueNeedsOtherPerson();
  return message === SHOP_FAILED ? m.counter_theShopFailed() : message;
}

function Connection({ orders, connection }: OrderQueue) {
  const waiting = orders.filter(({ state }) => state === "waiting");
  if (connection === "signed out") {
    return (
      <Notice
        tone="warn"
        role="status"
        title={
          waiting.length > 0
            ? m.counter_loginToSendCount({ count: waiting.length })
            : m.counter_loginToSend()
        }
        action={
          <ButtonAnchor size="small" href="/login?returnTo=%2Fadmin%2Fcounter">
            {m.counter_signIn()}
          </ButtonAnchor>
        }
      >
        {m.counter_queueKeptHere()}
      </Notice>
    );
  }
  const [late] = waiting.filter(({ message }) => message !== "");
  if (connection === "connected" && !late) return null;
  return (
    <Notice
      tone="warn"
      role="status"
      title={
        connection === "unreachable"
          ? m.counter_noConnectionToTheShop()
          : m.counter_notAllOrdersWereSent()
      }
    >
      {waiting.length > 0
        ? m.counter_queueWaiting({ count: waiting.length })
        : m.counter_queueOffline()}
      {late && ` ${late.lines.join(", ")}: ${shownMessage(late)}`}
    </Notice>
  );
}

type UnsentOrderProps = { order: QueuedOrder; onCorrect: (order: QueuedOrder) => void };

function UnsentOrder({ order, onCorrect }: UnsentOrderProps) {
  const { token, takenAt, totalPaise, lines, state } = order;
  const [problem, setProblem] = useState("");
  const id = useId();
  return (
    <li className="unsent-order">
      <p>
        <strong>
          {token ? m.counter_tokenLines({ token, lines: lines.join(", ") }) : lines.join(", ")}
        </strong>
        <span className="muted">
          {formatTime(new Date(takenAt))}, {formatRupees(totalPaise)}
        </span>
      </p>
      <p>{shownMessage(order)}</p>
      {state === "placed" ? (
        <Button
          size="small"
          onClick={async () => {
            await forgetOrder(order);
            tellQueueNews({});
          }}
        >
          {m.counter_theCustomerKnows()}
        </Button>
      ) : (
        <>
          <Button size="small" onClick={() => onCorrect(order)}>
            {m.counter_correctIt()}
          </Button>
          <form
            onSubmit={async (event) => {
              event.preventDefault();
              const form = new FormData(event.currentTarget);
              takeUsualReasons(form);
              setProblem((await discardOrder(order, String(form.get("reason")))) ?? "");
            }}
          >
            <ReasonField
              meta={plainMeta("reason", { id, maxLength: 300 })}
              label={m.counter_orDiscardItBecause()}
              reasons={discardReasons.labels()}
            />
            <Button type="submit" size="small" variant="danger">
              {m.counter_discard()}
            </Button>
          </form>
          {problem && <p role="alert">{problem}</p>}
        </>
      )}
    </li>
  );
}

type OrderQueueStateProps = {
  device: Device | null;
  queue: OrderQueue;
  mayAddDevices: boolean;
  /** The refused order that is being corrected in the form. */
  corrected: QueuedOrder | null;
  /** Opens a refused order in the form, or none. */
  onCorrect: (order: QueuedOrder | null) => void;
};

/** Shows whether this browser can take orders offline, and which orders the shop does not have as they were taken. */
export function OrderQueueState(props: OrderQueueStateProps) {
  const { device, queue, mayAddDevices, corrected, onCorrect } = props;
  const [isSecure, setSecure] = useState(true);
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    setSecure(window.isSecureContext);
    const look = () => setOffline(!navigator.onLine);
    look();
    const events = ["online", "offline"];
    for (const type of events) addEventListener(type, look);
    return () => {
      for (const type of events) removeEventListener(type, look);
    };
  }, []);
  // The reason why orders cannot be taken offline only matters while offline.
  if (!isOffline && (!isSecure || !device)) return null;
  if (!isSecure) {
    return <p className="counter-mode muted small">{m.counter_offlineNeedsHttps()}</p>;
  }
  if (!device) {
    return (
      <p className="counter-mode counter-offline muted small">
        {mayAddDevices ? (
          <ParaglideMessage
            message={m.counter_offlineOffAddDevice}
            inputs={{}}
            markup={{
              link: ({ children }) => (
                <a href="/admin/devices" className="tap-target">
                  {children}
                </a>
              ),
            }}
          />
        ) : (
          m.counter_offlineOffAskManager()
        )}
      </p>
    );
  }
  const unsent = queue.orders.filter(
    ({ state, position }) => state !== "waiting" && position !== corrected?.position,
  );
  return (
    <>
      <Connection {...queue} />
      {corrected && (
        <Notice
          tone="warn"
          title={
            corrected.token
              ? m.counter_thisOrderIsToken({ token: corrected.token })
              : corrected.lines.join(", ")
          }
          action={
            <Button size="small" variant="secondary" onClick={() => onCorrect(null)}>
              {m.counter_setItAside()}
            </Button>
          }
        >
          {m.counter_orderRefused()}
        </Notice>
      )}
      {unsent.length > 0 && (
        <Notice
          tone="bad"
          role="alert"
          title={m.counter_needYourAttention({ count: unsent.length })}
        >
          <ul className="unsent-orders">
            {unsent.map((order) => (
              <UnsentOrder key={order.position} order={order} onCorrect={onCorrect} />
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
