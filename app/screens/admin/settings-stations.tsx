import { useForm } from "@conform-to/react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useActionData, useFetcher, useLoaderData } from "@remix-run/react";
import { saveStation } from "#app/domain/kitchen/change-stations.server.ts";
import { type StationFields, stationForm } from "#app/domain/kitchen/station-schema.ts";
import { listStations, stationsOfCategories } from "#app/domain/kitchen/stations.server.ts";
import { categories } from "#app/domain/menu/categories.ts";
import { openForm } from "#app/http/form/open-form.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Card } from "#app/ui/card.tsx";
import { Field, plainMeta, SelectField } from "#app/ui/form/field.tsx";
import { InPlaceForm } from "#app/ui/form/in-place-form.tsx";
import { PostButton } from "#app/ui/form/post-button.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { isSending } from "#app/ui/hydration/network-failures.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { LoadFailureScreen } from "#app/ui/load-failure.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { MovableList } from "#app/ui/products/movable-list.tsx";
import { SettingsForm } from "#app/ui/settings/settings-form.tsx";
import { recordAction } from "./record-action.server.ts";

const PATH = "/admin/settings/stations";

export const meta: MetaFunction = () => pageMeta("Kitchen stations");

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "change settings");
  const stations = listStations();
  const stationOf = stationsOfCategories();
  return {
    ...(await openForm(request, PATH, stationForm, { name: "" })),
    stations,
    categories: categories.map(({ id, name }) => ({
      id,
      name,
      stationId: stationOf.get(id) ?? "",
    })),
  };
}

export const action = recordAction({
  schema: stationForm,
  needs: "change settings",
  failure: "Failed to add the station",
  save: (actor, input) => saveStation(actor, null, input),
  pageOf: () => PATH,
});

export default function StationSettings() {
  const { stations } = useLoaderData<typeof loader>();
  return (
    <Page
      title="Kitchen stations"
      intro="Each station can have a screen of its own that shows only its dishes. An order is ready when all stations have made their part."
      variant="narrow"
      before={
        <Breadcrumb
          trail={[{ label: "Settings", to: "/admin/settings" }, { label: "Kitchen stations" }]}
        />
      }
    >
      {stations.length > 0 && (
        <>
          <StationList />
          <CategoryStations key={JSON.stringify(stations)} />
        </>
      )}
      {/* A new key empties the form after a station was added. */}
      <AddForm key={stations.length} />
    </Page>
  );
}

function StationList() {
  const { stations } = useLoaderData<typeof loader>();
  return (
    <Card title="Stations">
      <MovableList
        label="Stations"
        returnTo={PATH}
        items={stations.map(({ id, name }) => ({
          id,
          name,
          action: `${PATH}/${id}/position`,
          content: (
            <>
              <Link to={`${PATH}/${id}`} className="tap-target wrap-anywhere">
                {name}
                <span className="visually-hidden">: rename</span>
              </Link>
              <PostButton
                action={`${PATH}/${id}/removal`}
                label="Remove"
                ariaLabel={`Remove ${name}`}
                icon="trash"
                variant="secondary"
                size="small"
              />
            </>
          ),
        }))}
      />
    </Card>
  );
}

function CategoryStations() {
  const { stations, categories } = useLoaderData<typeof loader>();
  const fetcher = useFetcher();
  const options = stations.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <InPlaceForm fetcher={fetcher} action={`${PATH}/categories`} className="stack">
      <Card title="Where each category is made">
        <p className="muted">A dish can be an exception: choose its station on its own page.</p>
        {categories.map(({ id, name, stationId }) => (
          <SelectField
            key={id}
            meta={plainMeta(`stations.${id}`, { id: `station-of-${id}`, value: stationId })}
            label={name}
            placeholder="No station"
            options={options}
          />
        ))}
      </Card>
      <div className="row">
        <SubmitButton pending={isSending(fetcher)} pendingLabel="Saving…">
          Save categories
        </SubmitButton>
      </div>
    </InPlaceForm>
  );
}

function AddForm() {
  const { values, constraint, isUnsent } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const [form, fields] = useForm<StationFields>({
    id: "station",
    constraint,
    lastResult: actionData?.result,
    defaultValue: values,
  });
  return (
    <SettingsForm
      action={PATH}
      form={form}
      isUnsent={isUnsent && !actionData}
      submitLabel="Add station"
    >
      <Card title="New station">
        <Field
          meta={fields.name}
          label="Name"
          hint="Such as Chaat, Fry or Drinks"
          autoComplete="off"
        />
      </Card>
    </SettingsForm>
  );
}

export function ErrorBoundary() {
  return <LoadFailureScreen title="Kitchen stations" message="Failed to load the stations" />;
}
