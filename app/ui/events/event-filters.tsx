import {
  type EventStatus,
  type EventType,
  eventStatuses,
  eventStatusLabel,
  eventTypeLabel,
  eventTypes,
} from "#app/domain/catering/status.ts";
import { MAX_SEARCH_LENGTH } from "#app/domain/search-limits.ts";
import { m } from "#messages";
import { ButtonLink } from "../button.tsx";
import { Field, plainMeta, SelectField } from "../form/field.tsx";
import { FilterForm } from "../form/filter-form.tsx";
import { useSyncedField } from "../form/use-synced-field.ts";
import { type EventsView, PER_PAGE } from "./events-view.ts";

const statuses = () => [
  { value: "", label: m.admin_allStatuses() },
  ...eventStatuses.map((value: EventStatus) => ({ value, label: eventStatusLabel(value) })),
];
const types = () => [
  { value: "", label: m.events_allTypes() },
  ...eventTypes.map((value: EventType) => ({ value, label: eventTypeLabel(value) })),
];
const pageSizes = () =>
  PER_PAGE.map((size) => ({ value: String(size), label: m.events_perPage({ size }) }));

type EventFiltersProps = { view: EventsView; limit: number };

export function EventFilters({ view, limit }: EventFiltersProps) {
  const { search = "", status, eventType } = view;
  useSyncedField("search", search);
  useSyncedField("status", status ?? "");
  useSyncedField("eventType", eventType ?? "");
  useSyncedField("limit", String(limit));
  return (
    <FilterForm
      action="/admin/events"
      label={m.events_filterEvents()}
      submitLabel={m.admin_applyFilters()}
      clearLink={
        (search || status || eventType) && (
          <ButtonLink to="/admin/events" variant="quiet">
            {m.shared_clearFilters()}
          </ButtonLink>
        )
      }
    >
      <Field
        meta={plainMeta("search", { value: search, maxLength: MAX_SEARCH_LENGTH })}
        label={m.shared_search()}
        hideLabel
        placeholder={m.events_searchEventsCustomersOrPhone()}
        type="search"
      />
      <SelectField
        meta={plainMeta("status", { value: status ?? "" })}
        label={m.admin_status()}
        hideLabel
        options={statuses()}
      />
      <SelectField
        meta={plainMeta("eventType", { value: eventType ?? "" })}
        label={m.shared_eventType()}
        hideLabel
        options={types()}
      />
      <SelectField
        meta={plainMeta("limit", { value: String(limit) })}
        label={m.events_perPage2()}
        hideLabel
        options={pageSizes()}
      />
    </FilterForm>
  );
}
