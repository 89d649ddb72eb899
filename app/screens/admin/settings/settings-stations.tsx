import { ParaglideMessage } from "@inlang/paraglide-js-react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useFetcher, useLoaderData } from "@remix-run/react";
import { saveStation } from "#app/domain/kitchen/change-stations.server.ts";
import { type StationFields, stationForm } from "#app/domain/kitchen/schema.ts";
import { languageOptions } from "#app/domain/preferences/preferences.ts";
import { allSections } from "#app/domain/sections/sections.server.ts";
import { shopSettings } from "#app/domain/settings/queries.server.ts";
import { listStations } from "#app/domain/stations/stations.server.ts";
import { openForm } from "#app/http/form/open-form.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { Card } from "#app/ui/card.tsx";
import { Field, plainMeta, SelectField } from "#app/ui/form/field.tsx";
import { InPlaceForm } from "#app/ui/form/in-place-form.tsx";
import { PostButton } from "#app/ui/form/post-button.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { useOpenForm } from "#app/ui/form/use-open-form.ts";
import { isSending } from "#app/ui/hydration/network-failures.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { Link } from "#app/ui/link.tsx";
import { loadFailure } from "#app/ui/page/load-failure.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { MovableList } from "#app/ui/products/movable-list.tsx";
import { SettingsForm } from "#app/ui/settings/settings-form.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { m } from "#messages";
import { recordAction } from "../record-action.server.ts";

const PATH = "/admin/settings/stations";

export const meta: MetaFunction = () => pageMeta(m.admin_kitchenStations());

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "change settings");
  const stations = listStations();
  return {
    ...openForm(stationForm, { name: "" }),
    stations,
    language: shopSettings().kitchen.language,
    sections: allSections().map(({ id, label, stationId }) => ({ id, label, stationId })),
  };
}

export const action = recordAction({
  schema: stationForm,
  needs: "change settings",
  failure: () => m.kitchen_failedToAddTheStation(),
  save: (actor, input) => saveStation(actor, null, input),
  pageOf: () => PATH,
});

export default function StationSettings() {
  const { stations } = useLoaderData<typeof loader>();
  return (
    <Page
      title={m.admin_kitchenStations()}
      intro={m.kitchen_stationsIntro()}
      variant="narrow"
      trail={[{ label: m.shared_settings(), to: "/admin/settings" }]}
    >
      {stations.length > 0 && (
        <>
          <StationList />
          <CategoryStations key={JSON.stringify(stations)} />
        </>
      )}
      <KitchenLanguage />
      {/* A new key empties the form after a station was added. */}
      <AddForm key={stations.length} />
    </Page>
  );
}

function StationList() {
  const { stations } = useLoaderData<typeof loader>();
  return (
    <Card title={m.kitchen_stations()}>
      <MovableList
        label={m.kitchen_stations()}
        returnTo={PATH}
        items={stations.map(({ id, name }) => ({
          id,
          name,
          action: `${PATH}/${id}/position`,
          content: (
            <>
              <Link to={`${PATH}/${id}`} className="tap-target wrap-anywhere">
                <ParaglideMessage
                  message={m.kitchen_rename}
                  inputs={{ name }}
                  markup={{ hidden: VisuallyHidden }}
                />
              </Link>
              <PostButton
                action={`${PATH}/${id}/removal`}
                label={m.shared_remove()}
                ariaLabel={m.shared_removeNamed({ name })}
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
  const { stations, sections } = useLoaderData<typeof loader>();
  const fetcher = useFetcher();
  const options = stations.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <InPlaceForm fetcher={fetcher} action={`${PATH}/categories`} className="stack">
      <Card title={m.kitchen_whereEachCategoryIsMade()}>
        <p className="muted">{m.kitchen_stationExceptionHint()}</p>
        {sections.map(({ id, label, stationId }) => (
          <SelectField
            key={id}
            meta={plainMeta(`stations.${id}`, { id: `station-of-${id}`, value: stationId ?? "" })}
            label={label}
            placeholder={m.kitchen_noStation()}
            options={options}
          />
        ))}
      </Card>
      <div className="row">
        <SubmitButton pending={isSending(fetcher)} pendingLabel={m.shared_saving()}>
          {m.kitchen_saveCategories()}
        </SubmitButton>
      </div>
    </InPlaceForm>
  );
}

function KitchenLanguage() {
  const { language } = useLoaderData<typeof loader>();
  const fetcher = useFetcher();
  return (
    <InPlaceForm fetcher={fetcher} action={`${PATH}/language`} className="stack">
      <Card title={m.translations_kitchenLanguage()}>
        <SelectField
          meta={plainMeta("language", { id: "kitchen-language", value: language })}
          label={m.translations_kitchenLanguage()}
          hideLabel
          hint={m.translations_kitchenLanguageHint()}
          options={languageOptions}
        />
        <p>
          <SubmitButton
            variant="secondary"
            pending={isSending(fetcher)}
            pendingLabel={m.shared_saving()}
          >
            {m.shared_save()}
          </SubmitButton>
        </p>
      </Card>
    </InPlaceForm>
  );
}

function AddForm() {
  const { values, constraint } = useLoaderData<typeof loader>();
  const [form, fields] = useOpenForm<StationFields>("station", { constraint, values });
  return (
    <SettingsForm action={PATH} once form={form} submitLabel={m.kitchen_addStation()}>
      <Card title={m.kitchen_newStation()}>
        <Field
          meta={fields.name}
          label={m.shared_name()}
          hint={m.kitchen_stationPlaceholder()}
          autoComplete="off"
        />
      </Card>
    </SettingsForm>
  );
}

export const ErrorBoundary = loadFailure(
  m.admin_kitchenStations,
  m.kitchen_failedToLoadTheStations,
);
