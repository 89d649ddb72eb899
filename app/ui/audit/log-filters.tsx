import { auditKinds } from "#app/domain/audit/audit.ts";
import type { auditList } from "#app/domain/audit/audit-list-url.ts";
import type { ListView } from "#app/domain/lists/list-url.ts";
import { m } from "#messages";
import { ClearFilters, FilterForm, FilterSelect } from "../form/filter-form.tsx";

type LogFiltersProps = {
  view: ListView<typeof auditList>;
  actors: { id: string; name: string }[];
};

export function LogFilters({ view: { kind, actor }, actors }: LogFiltersProps) {
  return (
    <FilterForm
      action="/admin/log"
      label={m.admin_filterTheLog()}
      submitLabel={m.admin_applyFilters()}
      clearLink={(kind || actor) && <ClearFilters to="/admin/log" />}
    >
      <FilterSelect
        name="kind"
        value={kind ?? ""}
        label={m.admin_what()}
        options={[
          { value: "", label: m.admin_everything() },
          ...Object.entries(auditKinds).map(([value, label]) => ({ value, label: label() })),
        ]}
      />
      <FilterSelect
        name="actor"
        value={actor ?? ""}
        label={m.admin_who()}
        options={[
          { value: "", label: m.admin_everybody() },
          ...actors.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </FilterForm>
  );
}
