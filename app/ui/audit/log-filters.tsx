import { auditKinds } from "#app/domain/audit/audit.ts";
import type { auditList } from "#app/domain/audit/audit-list-url.ts";
import type { ListView } from "#app/domain/list-url.ts";
import { ButtonLink } from "../button.tsx";
import { plainMeta, SelectField } from "../form/field.tsx";
import { FilterForm } from "../form/filter-form.tsx";
import { useSyncedField } from "../form/use-synced-field.ts";

const kindId = "log-kind";
const actorId = "log-actor";

const kinds = [
  { value: "", label: "Everything" },
  ...Object.entries(auditKinds).map(([value, label]) => ({ value, label })),
];

type LogFiltersProps = {
  view: ListView<typeof auditList>;
  actors: { id: string; name: string }[];
};

export function LogFilters({ view: { kind, actor }, actors }: LogFiltersProps) {
  useSyncedField(kindId, kind ?? "");
  useSyncedField(actorId, actor ?? "");
  return (
    <FilterForm
      action="/admin/log"
      label="Filter the log"
      submitLabel="Apply Filters"
      clearLink={
        (kind || actor) && (
          <ButtonLink to="/admin/log" variant="quiet">
            Clear Filters
          </ButtonLink>
        )
      }
    >
      <SelectField
        meta={plainMeta("kind", { id: kindId, value: kind ?? "" })}
        label="What"
        options={kinds}
      />
      <SelectField
        meta={plainMeta("actor", { id: actorId, value: actor ?? "" })}
        label="Who"
        options={[
          { value: "", label: "Everybody" },
          ...actors.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </FilterForm>
  );
}
