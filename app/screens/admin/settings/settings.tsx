import { ParaglideMessage } from "@inlang/paraglide-js-react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { may } from "#app/domain/access/permissions.ts";
import { dayInIndia, now } from "#app/domain/clock.ts";
import { openingAt } from "#app/domain/opening-hours.ts";
import { listPrinters } from "#app/domain/printers/printers.server.ts";
import { shopSettings } from "#app/domain/settings/queries.server.ts";
import { actionFor, settingsSections } from "#app/domain/settings/settings-sections.ts";
import { licenceText, settingsSummary } from "#app/domain/settings/settings-summary.ts";
import { listStations } from "#app/domain/stations/stations.server.ts";
import { taxTermsOn } from "#app/domain/tax/tax-terms.server.ts";
import { ratedSections } from "#app/domain/tax/tax-terms.ts";
import { taxLines } from "#app/domain/tax/tax-text.ts";
import { listZones } from "#app/domain/zones/queries.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { upiPayee } from "#app/http/upi-payee.server.ts";
import { SecondaryLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { OwnLines } from "#app/ui/details/own-lines.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { OpeningPanel } from "#app/ui/settings/opening-panel.tsx";
import { settingsUrl } from "#app/ui/settings/settings-url.ts";
import { m } from "#messages";

export const meta: MetaFunction = () => pageMeta(m.shared_settings(), m.settings_description());

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "change settings");
  const at = now();
  const settings = shopSettings();
  return {
    opening: openingAt(at, settings),
    takesSelfOrders: settings.takesSelfOrders,
    stations: listStations()
      .map(({ name }) => name)
      .join(", "),
    seesPrinters: may(user, "set up printers"),
    printers: listPrinters()
      .map(({ name }) => name)
      .join(", "),
    tax: taxLines(taxTermsOn(dayInIndia(at)), ratedSections()),
    licence: licenceText(settings.bill),
    sections: settingsSummary(settings, upiPayee(), dayInIndia(at), listZones().length).filter(
      ({ section }) => may(user, actionFor(section)),
    ),
  };
}

/** Its name tells screen readers what it changes. */
function ChangeLink({ to, what }: { to: string; what: string }) {
  return (
    <SecondaryLink to={to} size="small">
      <ParaglideMessage
        message={m.settings_changeWhat}
        inputs={{ what }}
        markup={{ hidden: ({ children }) => <span className="visually-hidden">{children}</span> }}
      />
    </SecondaryLink>
  );
}

export default function Settings() {
  const { opening, takesSelfOrders, stations, seesPrinters, printers, tax, licence, sections } =
    useLoaderData<typeof loader>();
  return (
    <Page
      title={m.shared_settings()}
      actions={
        <SecondaryLink to="/admin/poster" icon="print">
          {m.settings_poster()}
        </SecondaryLink>
      }
    >
      <OpeningPanel
        opening={opening}
        takesSelfOrders={takesSelfOrders}
        actions={
          <SecondaryLink to={settingsUrl("opening")} size="small">
            {m.shared_chooseATime()}
          </SecondaryLink>
        }
      />
      <div className="grid grid-wide">
        {sections.map(({ section, lines }) => (
          <Card
            key={section}
            title={settingsSections[section]}
            actions={<ChangeLink to={settingsUrl(section)} what={settingsSections[section]} />}
          >
            <p>
              <OwnLines lines={lines} />
            </p>
          </Card>
        ))}
        <Card
          title={m.admin_billsAndTax()}
          actions={<ChangeLink to="/admin/settings/tax" what={m.settings_whatBillsAndTax()} />}
        >
          <p>
            <OwnLines lines={[...tax, licence]} />
          </p>
        </Card>
        <Card
          title={m.admin_kitchenStations()}
          actions={
            <ChangeLink to="/admin/settings/stations" what={m.settings_whatKitchenStations()} />
          }
        >
          <p className="wrap-anywhere">{stations || m.settings_stationsEmptyHint()}</p>
        </Card>
        {seesPrinters && (
          <Card
            title={m.admin_printers()}
            actions={<ChangeLink to="/admin/settings/printers" what={m.settings_whatPrinters()} />}
          >
            <p className="wrap-anywhere">{printers || m.settings_noneTheBrowserPrints()}</p>
          </Card>
        )}
      </div>
    </Page>
  );
}
