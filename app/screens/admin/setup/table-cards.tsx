import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { plainNumber } from "#app/domain/digits.ts";
import { qrCode } from "#app/domain/qr-code.server.ts";
import type { QrCode } from "#app/domain/qr-code.ts";
import { shopSettings } from "#app/domain/settings/queries.server.ts";
import { shop } from "#app/domain/shop.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { siteOrigin } from "#app/http/site-origin.server.ts";
import posterStyles from "#app/styles/pages/poster.css?url";
import { QrCodeImage } from "#app/ui/details/qr-code-image.tsx";
import { PrintButton } from "#app/ui/events/print-button.tsx";
import { DigitsField, plainMeta } from "#app/ui/form/field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Form, Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { settingsUrl } from "#app/ui/settings/settings-url.ts";
import { PosterTabs } from "#app/ui/setup/poster-tabs.tsx";
import { m } from "#messages";

const MAX_TABLES = 60;
const PATH = "/admin/poster/cards";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: posterStyles }];

export const meta: MetaFunction = () => pageMeta(m.settings_tableCards());

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "change settings");
  const typed = plainNumber(new URL(request.url).searchParams.get("tables") ?? "");
  const tables = Number.isInteger(typed) ? Math.min(Math.max(typed, 0), MAX_TABLES) : 0;
  const queue = `${siteOrigin(request)}/here`;
  const ofTable = (table: number) => ({ table, code: qrCode(`${queue}/${table}`) });
  return {
    tables,
    takesSelfOrders: shopSettings().takesSelfOrders,
    queueCode: qrCode(queue),
    cards: Array.from({ length: tables }, (_, index) => ofTable(index + 1)),
  };
}

export default function TableCards() {
  const { tables, takesSelfOrders, queueCode, cards } = useLoaderData<typeof loader>();
  return (
    <Page
      title={m.settings_tableCards()}
      intro={m.settings_tableCardsIntro()}
      actions={<PrintButton />}
      before={<PosterTabs current={PATH} />}
    >
      {!takesSelfOrders && (
        <Notice
          tone="warn"
          title={m.settings_selfOrdersOff()}
          action={<Link to={settingsUrl("opening")}>{m.settings_takeSelfOrders()}</Link>}
        />
      )}
      <Form method="get" action={PATH} className="row table-cards-form">
        <DigitsField
          meta={plainMeta("tables", { value: tables })}
          label={m.settings_howManyTables()}
          width="xs"
        />
        <SubmitButton variant="secondary">{m.settings_makeCards()}</SubmitButton>
      </Form>
      <div className="table-cards">
        <TableCard title={m.checkout_orderHere()} code={queueCode} />
        {cards.map(({ table, code }) => (
          <TableCard key={table} title={m.orders_table({ tableNumber: table })} code={code} />
        ))}
      </div>
    </Page>
  );
}

function TableCard({ title, code }: { title: string; code: QrCode }) {
  return (
    <article className="table-card" aria-label={title}>
      <p lang="en">{shop.name}</p>
      <QrCodeImage code={code} label={title} />
      <p>
        <strong>{title}</strong>
      </p>
      <p className="small">{m.settings_codeForPhones()}</p>
    </article>
  );
}
