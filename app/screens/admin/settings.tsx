import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { dayInPune, now } from "#app/domain/clock.ts";
import { listStations } from "#app/domain/kitchen/stations.server.ts";
import { openingAt } from "#app/domain/opening-hours.ts";
import { listPrinters } from "#app/domain/printing/printers.server.ts";
import { shopSettings } from "#app/domain/settings/queries.server.ts";
import { settingsSummary } from "#app/domain/settings/settings-summary.ts";
import { settingsSections } from "#app/domain/settings/shop-settings.ts";
import { taxTermsOn } from "#app/domain/tax/tax-terms.server.ts";
import { taxLines } from "#app/domain/tax/tax-text.ts";
import { listZones } from "#app/domain/zones/queries.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { upiPayee } from "#app/http/upi-payee.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { OpeningPanel } from "#app/ui/settings/opening-panel.tsx";
import { settingsUrl } from "#app/ui/settings/settings-url.ts";
import { useMay } from "#app/ui/staff/use-may.ts";
import { m } from "#messages";

export const meta: MetaFunction = () =>
  pageMeta("Settings", "Open or pause the shop; hours, fees and numbers.");

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "change settings");
  const at = now();
  const settings = shopSettings();
  return {
    opening: openingAt(at, settings),
    zoneCount: listZones().length,
    stations: listStations()
      .map(({ name }) => name)
      .join(", "),
    printers: listPrinters()
      .map(({ name }) => name)
      .join(", "),
    tax: taxLines(taxTermsOn(dayInPune(at))),
    sections: settingsSummary(settings, upiPayee(), dayInPune(at)),
  };
}

const zoneText = (count: number) =>
  count === 1 ? m.settings_1ZoneDecidesAboutFees() : m.settings_zonesDecideAboutFees({ count });

export default function Settings() {
  const may = useMay();
  const { opening, zoneCount, stations, printers, tax, sections } = useLoaderData<typeof loader>();
  return (
    <Page title={m.shared_settings()}>
      <OpeningPanel
        opening={opening}
        actions={
          <ButtonLink to={settingsUrl("opening")} variant="secondary" size="small">
            {m.shared_chooseATime()}
          </ButtonLink>
        }
      />
      <div className="grid grid-wide">
        {sections.map(({ section, lines }) => (
          <Card
            key={section}
            title={settingsSections[section]}
            actions={
              <ButtonLink to={settingsUrl(section)} variant="secondary" size="small">
                Change<span className="visually-hidden"> {settingsSections[section]}</span>
              </ButtonLink>
            }
          >
            <p>
              {lines.map((line) => (
                <span key={line} className="own-line wrap-anywhere">
                  {line}
                </span>
              ))}
            </p>
          </Card>
        ))}
        <Card
          title={m.admin_billsAndTax()}
          actions={
            <ButtonLink to="/admin/settings/tax" variant="secondary" size="small">
              Change<span className="visually-hidden"> bills and tax</span>
            </ButtonLink>
          }
        >
          <p>
            {tax.map((line) => (
              <span key={line} className="own-line wrap-anywhere">
                {line}
              </span>
            ))}
          </p>
        </Card>
        <Card
          title={m.admin_kitchenStations()}
          actions={
            <ButtonLink to="/admin/settings/stations" variant="secondary" size="small">
              Change<span className="visually-hidden"> kitchen stations</span>
            </ButtonLink>
          }
        >
          <p className="wrap-anywhere">{stations || m.settings_noneTheKitchensScreenShows()}</p>
        </Card>
        {may("set up printers") && (
          <Card
            title={m.admin_printers()}
            actions={
              <ButtonLink to="/admin/settings/printers" variant="secondary" size="small">
                Change<span className="visually-hidden"> printers</span>
              </ButtonLink>
            }
          >
            <p className="wrap-anywhere">{printers || m.settings_noneTheBrowserPrints()}</p>
          </Card>
        )}
        <Card
          title={m.shared_deliveryZones()}
          actions={
            <ButtonLink to="/admin/zones" variant="secondary" size="small">
              Change<span className="visually-hidden"> delivery zones</span>
            </ButtonLink>
          }
        >
          <p>{zoneCount === 0 ? m.settings_noneYouDeliverEverywhere() : zoneText(zoneCount)}</p>
        </Card>
      </div>
    </Page>
  );
}
