import { auditKinds } from "#app/domain/audit/audit.ts";
import type { auditList } from "#app/domain/audit/audit-list-url.ts";
import type { ListView } from "#app/domain/list-url.ts";
import { m } from "#messages";
import { ButtonLink } from "../button.tsx";
import { plainMeta, SelectField } from "../form/field.tsx";
import { FilterForm } from "../form/filter-form.tsx";
import { useSyncedField } from "../form/use-synced-field.ts";

const kindId = "log-kind";
const actorId = "log-actor";

function kindOptions() {
  const kinds = Object.entries(auditKinds).map(([value, label]) => ({ value, label: label() }));
  return [{ value: "", label: m.admin_everything() }, ...kinds];
}

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
      label={m.admin_filterTheLog()}
      submitLabel={m.admin_applyFilters()}
      clearLink={
        (kind || actor) && (
          <ButtonLink to="/admin/log" variant="quiet">
            {m.shared_clearFilters()}
          </ButtonLink>
        )
      }
    >
      <SelectField
        meta={plainMeta("kind", { id: kindId, value: kind ?? "" })}
        label={m.admin_what()}
        options={kindOptions()}
      />
      <SelectField
        meta={plainMeta("actor", { id: actorId, value: actor ?? "" })}
        label={m.admin_who()}
        options={[
          { value: "", label: m.admin_everybody() },
          ...actors.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </FilterForm>
  );
}
