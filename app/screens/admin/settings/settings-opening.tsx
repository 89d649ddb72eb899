import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { now } from "#app/domain/clock.ts";
import { openingAt } from "#app/domain/opening-hours.ts";
import { shopSettings } from "#app/domain/settings/queries.server.ts";
import { type OpeningFields, openingForm } from "#app/domain/settings/schema.ts";
import { openForm } from "#app/http/form/open-form.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { Card } from "#app/ui/card.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { useOpenForm } from "#app/ui/form/use-open-form.ts";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { OpeningButton, OpeningPanel } from "#app/ui/settings/opening-panel.tsx";
import { SettingsForm } from "#app/ui/settings/settings-form.tsx";
import { SettingsPage } from "#app/ui/settings/settings-page.tsx";
import { m } from "#messages";
import { openingAction } from "./opening-action.server.ts";

const PATH = "/admin/settings/opening";

export const meta: MetaFunction = () => pageMeta(m.settings_openOrPaused());

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "pause the shop");
  const form = openForm(openingForm, { until: "" });
  const settings = shopSettings();
  const { takesSelfOrders } = settings;
  return { ...form, opening: openingAt(now(), settings), takesSelfOrders };
}

export const action = openingAction(PATH);

export default function OpeningSettings() {
  const { values, constraint, ...panel } = useLoaderData<typeof loader>();
  const [form, fields] = useOpenForm<OpeningFields>("opening", { constraint, values });
  return (
    <SettingsPage section="opening" intro={m.settings_pauseHint()}>
      <OpeningPanel {...panel} />
      <SettingsForm action={PATH} form={form} submitLabel={m.settings_pauseUntilThen()}>
        <Card title={m.settings_pauseUntilATime()}>
          <input type="hidden" name="mode" value="paused" />
          <Field
            meta={fields.until}
            label={m.admin_until()}
            hint={m.settings_pauseEndsItself()}
            type="datetime-local"
            width="m"
          />
        </Card>
      </SettingsForm>
      <Card title={m.settings_closeUntilFurtherNotice()}>
        <p>{m.settings_pauseEndsByHand()}</p>
        <div className="row">
          <OpeningButton fields={{ mode: "closed" }} variant="danger">
            {m.settings_closeTheShop()}
          </OpeningButton>
        </div>
      </Card>
    </SettingsPage>
  );
}
