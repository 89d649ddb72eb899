import { useEffect, useState } from "react";
import type { WaitingToken } from "#app/domain/counter/waiting-token.ts";
import { rowProps } from "#app/domain/lists/row-anchor.ts";
import { m } from "#messages";
import { SecondaryLink } from "../button.tsx";
import { PostButton } from "../form/post-button.tsx";
import { RowButtons } from "../rows/row-buttons.tsx";
import { StillRows } from "../rows/still-rows.tsx";

const COUNTER = "/admin/counter";

const idOf = ({ id }: WaitingToken) => id;

/** The customers who wait at the counter, in one row: ready orders are handed over with one tap. */
export function TokenStrip({ loaded, placed }: { loaded: WaitingToken[]; placed: string }) {
  const tokens = useWaitingTokens(loaded, placed);
  return (
    <StillRows list={COUNTER} loaded={tokens} idOf={idOf}>
      {(rows) =>
        rows.length > 0 ? (
          <ol className="counter-tokens" aria-label={m.counter_waitingTokens()}>
            {rows.map((row) => (
              <Token key={row.id} row={row} />
            ))}
          </ol>
        ) : (
          // Reserves the space, so that the dishes do not move when somebody waits.
          <p className="counter-tokens muted small">{m.counter_nobodyWaits()}</p>
        )
      }
    </StillRows>
  );
}

const stateOf = (isReady: boolean) => (isReady ? m.shared_ready() : m.orders_preparing());

function Token({ row }: { row: WaitingToken }) {
  const { id, orderNumber, token, handover, isReady, isUnpaid, toPay } = row;
  const label = isUnpaid ? m.counter_takePayment() : m.counter_handedOver();
  const name = m.orders_messageButton({ label, orderNumber });
  return (
    <li className={isReady ? "counter-token-ready" : undefined} {...rowProps(id)}>
      <strong>{token}</strong>
      <span className="small">
        {toPay ? `${toPay.name} · ${toPay.amount}` : stateOf(isReady)} · {handover}
      </span>
      <RowButtons id={id} returnTo={COUNTER} label={orderNumber}>
        {(fetcher) =>
          isUnpaid ? (
            <SecondaryLink to={`/admin/orders/${id}/payments`} size="small" aria-label={name}>
              {label}
            </SecondaryLink>
          ) : (
            <PostButton
              fetcher={fetcher}
              action={`/admin/orders/${id}/status`}
              fields={{ status: "delivered", returnTo: COUNTER }}
              label={label}
              ariaLabel={name}
              pendingLabel={m.shared_updating()}
              variant={isReady ? "primary" : "secondary"}
              size="small"
              className="settling"
            />
          )
        }
      </RowButtons>
    </li>
  );
}

const REFRESH_MS = 10_000;

/** Follows the kitchen while the page is open. `placed`: the id of the last order that was taken here. */
function useWaitingTokens(loaded: WaitingToken[], placed: string): WaitingToken[] {
  const [tokens, setTokens] = useState(loaded);
  useEffect(() => setTokens(loaded), [loaded]);
  useEffect(() => {
    const stopped = new AbortController();
    const ask = async () => {
      try {
        const response = await fetch("/admin/counter/tokens", {
          redirect: "manual",
          signal: stopped.signal,
        });
        if (response.ok) setTokens((await response.json()).tokens);
      } catch {
        // While the shop is unreachable, no changes are known.
      }
    };
    if (placed) ask();
    const timer = setInterval(ask, REFRESH_MS);
    return () => {
      clearInterval(timer);
      stopped.abort();
    };
  }, [placed]);
  return tokens;
}
