import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { now } from "#app/domain/clock.ts";
import { timesValues } from "#app/domain/settings/form-values.ts";
import { shopSettings } from "#app/domain/settings/queries.server.ts";
import { saveSettings } from "#app/domain/settings/save-settings.server.ts";
import { type TimesFields, timesForm } from "#app/domain/settings/times-schema.ts";
import { slotsToday } from "#app/domain/slots/slots-today.server.ts";
import { openRecord } from "#app/http/form/open-form.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { Card } from "#app/ui/card.tsx";
import { Pairs } from "#app/ui/details/pairs.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { DigitsField } from "#app/ui/form/field.tsx";
import { useOpenForm } from "#app/ui/form/use-open-form.ts";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { SettingsForm } from "#app/ui/settings/settings-form.tsx";
import { SettingsPage } from "#app/ui/settings/settings-page.tsx";
import { SlotFields } from "#app/ui/settings/slot-fields.tsx";
import { m } from "#messages";
import { settingsAction } from "./settings-form.server.ts";

const PATH = "/admin/settings/times";

export const meta: MetaFunction = () => pageMeta(m.settings_times());

const shown = () => timesValues(shopSettings().times);

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "change settings");
  const settings = shopSettings();
  return {
    ...openRecord(timesForm, timesValues(settings.times)),
    today: slotsToday(settings, now()),
  };
}

export const action = settingsAction(PATH, {
  schema: timesForm,
  shown,
  save: (actor, times) => saveSettings(actor, "times", times),
  successMessage: () => m.settings_timesSaved(),
});

export default function TimesSettings() {
  const { values, constraint, seenVersion, today } = useLoaderData<typeof loader>();
  const [form, fields] = useOpenForm<TimesFields>("times", { constraint, values });
  return (
    <SettingsPage section="times" intro={m.settings_timesIntro()}>
      <SlotsToday today={today} />
      <SettingsForm action={PATH} form={form} seenVersion={seenVersion}>
        <SlotFields title={m.shared_delivery()} meta={fields.delivery} />
        <SlotFields title={m.shared_pickup()} meta={fields.pickup} />
        <Card title={m.shared_catering()}>
          <DigitsField
            meta={fields.cateringPercent}
            label={m.settings_cateringLimitLabel()}
            hint={m.settings_cateringLimitHint()}
            suffix="%"
            width="s"
          />
        </Card>
      </SettingsForm>
    </SettingsPage>
  );
}

type SlotUse = { time: string; orders: string; plates: string };
type SlotsTodayProps = {
  today: { deliveryType: "delivery" | "pickup"; orderCount: number; slots: SlotUse[] }[];
};

/** Empty without slots. */
function SlotsToday({ today }: SlotsTodayProps) {
  const withSlots = today.filter(({ slots }) => slots.length > 0);
  if (withSlots.length === 0) return null;
  return (
    <Card title={m.settings_todaysSlots()}>
      {withSlots.map(({ deliveryType, orderCount, slots }) => (
        <Disclosure
          key={deliveryType}
          summary={
            deliveryType === "pickup"
              ? m.settings_pickupOrdersToCome({ count: orderCount })
              : m.settings_deliveryOrdersToCome({ count: orderCount })
          }
        >
          <Pairs
            rows={slots.map(({ time, orders, plates }) => [
              time,
              m.settings_ordersPlates({ orders, plates }),
            ])}
          />
        </Disclosure>
      ))}
    </Card>
  );
}
