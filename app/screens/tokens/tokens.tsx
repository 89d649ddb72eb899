import type { LinksFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { tokenBoard } from "#app/domain/counter/token-board.server.ts";
import { ORDER_POLL_SECONDS, ORDER_REFRESH_SECONDS } from "#app/domain/orders/refresh-seconds.ts";
import tokensStyles from "#app/styles/pages/tokens-board.css?url";
import { ConnectionNotice } from "#app/ui/connection/connection-notice.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { useLiveData } from "#app/ui/use-live-data.ts";
import { m } from "#messages";

export const meta = () => [
  ...pageMeta(m.shared_tokens(), m.orders_boardDescription()),
  { name: "robots", content: "noindex" },
];

export const links: LinksFunction = () => [{ rel: "stylesheet", href: tokensStyles }];

export function loader() {
  return { ...tokenBoard(), refreshSeconds: ORDER_REFRESH_SECONDS };
}

export default function Tokens() {
  const { preparing, ready } = useLoaderData<typeof loader>();
  const isLost = useLiveData(ORDER_POLL_SECONDS);
  return (
    <main id="main" className="token-board">
      <ConnectionNotice connection={isLost ? "lost" : "polling"} />
      <h1 className="visually-hidden">{m.shared_tokens()}</h1>
      <TokenList
        title={m.shared_ready()}
        tokens={ready}
        className="tokens-ready"
        none={m.orders_soon()}
      />
      <TokenList title={m.orders_preparing()} tokens={preparing} none="—" />
    </main>
  );
}

type TokenListProps = { title: string; tokens: string[]; className?: string; none: string };

function TokenList({ title, tokens, className, none }: TokenListProps) {
  return (
    <section className={className} aria-label={title} aria-live="polite">
      <h2>{title}</h2>
      {tokens.length === 0 ? (
        <p className="tokens-none">{none}</p>
      ) : (
        <ol>
          {tokens.map((token) => (
            <li key={token}>{token}</li>
          ))}
        </ol>
      )}
    </section>
  );
}
