import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { upiLink } from "#app/domain/ledger/upi-link.ts";
import { qrCode } from "#app/domain/qr-code.server.ts";
import type { QrCode } from "#app/domain/qr-code.ts";
import { shopSettings } from "#app/domain/settings/queries.server.ts";
import { shop } from "#app/domain/shop.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { siteOrigin } from "#app/http/site-origin.server.ts";
import { upiPayee } from "#app/http/upi-payee.server.ts";
import posterStyles from "#app/styles/pages/poster.css?url";
import { QrCodeImage } from "#app/ui/details/qr-code-image.tsx";
import { PrintButton } from "#app/ui/events/print-button.tsx";
import { NameDevanagari } from "#app/ui/layout/name-devanagari.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { PosterTabs } from "#app/ui/setup/poster-tabs.tsx";
import { m } from "#messages";

const sizes = ["a4", "a5"] as const;

export const links: LinksFunction = () => [{ rel: "stylesheet", href: posterStyles }];

export const meta: MetaFunction = () => pageMeta(m.settings_poster());

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "change settings");
  const payee = upiPayee();
  const origin = siteOrigin(request);
  const menu = `${origin}/menu`;
  return {
    size: sizes.find((size) => size === new URL(request.url).searchParams.get("size")) ?? "a4",
    menu,
    menuCode: qrCode(menu),
    hereCode: shopSettings().takesSelfOrders ? qrCode(`${origin}/here`) : null,
    payee,
    // The person who scans it types the amount.
    payeeCode: payee && qrCode(upiLink(payee, null, null)),
  };
}

export default function Poster() {
  const { size, menu, menuCode, hereCode, payee, payeeCode } = useLoaderData<typeof loader>();
  return (
    <Page
      title={m.settings_poster()}
      intro={m.settings_posterIntro({ address: menu })}
      actions={<PrintButton />}
      before={<PosterTabs current={`/admin/poster?size=${size}`} />}
    >
      <article className={size === "a5" ? "poster poster-a5" : "poster"} aria-label={shop.name}>
        <div className="poster-name">
          {shop.logo && <img src={shop.logo} alt="" />}
          {shop.nameDevanagari && <NameDevanagari as="p" />}
          <p lang="en">{shop.name}</p>
        </div>
        {shop.tagline && <p className="poster-tagline">{shop.tagline}</p>}
        <div className="poster-codes">
          <LabelledCode
            title={m.settings_posterMenu()}
            code={menuCode}
            text={menu.replace(/^https?:\/\//, "")}
          />
          {hereCode && (
            <LabelledCode
              title={m.checkout_orderHere()}
              code={hereCode}
              text={m.settings_codeForPhones()}
            />
          )}
          {payee && payeeCode && (
            <LabelledCode title={m.settings_posterPayment()} code={payeeCode} text={payee.id} />
          )}
        </div>
        <p>
          {shop.address}
          <br />
          <strong>{shop.phone}</strong>
        </p>
      </article>
    </Page>
  );
}

function LabelledCode({ title, code, text }: { title: string; code: QrCode; text: string }) {
  return (
    <div>
      <QrCodeImage code={code} label={title} />
      <p>
        <strong>{title}</strong>
      </p>
      <p className="small">{text}</p>
    </div>
  );
}
