import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { saveStation } from "#app/domain/kitchen/change-stations.server.ts";
import { type StationFields, stationForm } from "#app/domain/kitchen/schema.ts";
import { listStations } from "#app/domain/stations/stations.server.ts";
import { openRecord } from "#app/http/form/open-form.server.ts";
import { orNotFound } from "#app/http/not-found.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { Card } from "#app/ui/card.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { useOpenForm } from "#app/ui/form/use-open-form.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { errorBoundary } from "#app/ui/page/error-screen.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { SettingsForm } from "#app/ui/settings/settings-form.tsx";
import { m } from "#messages";
import { recordAction } from "../record-action.server.ts";

const LIST = "/admin/settings/stations";
const FAILED = () => m.kitchen_failedToSaveTheStation();

export const meta: MetaFunction = () => pageMeta(m.kitchen_renameStation());

export async function loader({ request, params }: LoaderFunctionArgs) {
  await staffVisitor(request, "change settings");
  const station = orNotFound(listStations().find(({ id }) => id === params.stationId));
  const { id, name } = station;
  const path = `${LIST}/${id}`;
  return { ...openRecord(stationForm, { name }), path, name };
}

export const action = recordAction({
  schema: stationForm,
  needs: "change settings",
  failure: FAILED,
  save: (actor, input, { params }) => saveStation(actor, params.stationId ?? "", input),
  shown({ params }) {
    const station = listStations().find(({ id }) => id === params.stationId);
    return station && { name: station.name };
  },
  pageOf: () => LIST,
});

export default function RenameStation() {
  const { path, name, values, constraint, seenVersion } = useLoaderData<typeof loader>();
  const [form, fields] = useOpenForm<StationFields>("station", { constraint, values });
  return (
    <Page
      title={m.kitchen_renameStation()}
      intro={name}
      variant="narrow"
      trail={[{ label: m.admin_kitchenStations(), to: LIST }]}
      here={name}
    >
      <SettingsForm
        action={path}
        form={form}
        seenVersion={seenVersion}
        submitLabel={m.kitchen_saveStation()}
      >
        <Card>
          <Field meta={fields.name} label={m.shared_name()} autoComplete="off" />
        </Card>
      </SettingsForm>
    </Page>
  );
}

export const ErrorBoundary = errorBoundary(FAILED);
