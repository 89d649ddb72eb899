import {
  type EventStatus,
  type EventType,
  eventStatuses,
  eventStatusLabel,
  eventTypeLabel,
  eventTypes,
} from "#app/domain/catering/status.ts";
import { MAX_SEARCH_LENGTH } from "#app/domain/search-limits.ts";
import { ButtonLink } from "../button.tsx";
import { Field, plainMeta, SelectField } from "../form/field.tsx";
import { FilterForm } from "../form/filter-form.tsx";
import { useSyncedField } from "../form/use-synced-field.ts";
import { type EventsView, PER_PAGE } from "./events-view.ts";

const statuses = [
  { value: "", label: "All Statuses" },
  ...eventStatuses.map((value: EventStatus) => ({ value, label: eventStatusLabel(value) })),
];
const types = [
  { value: "", label: "All Types" },
  ...eventTypes.map((value: EventType) => ({ value, label: eventTypeLabel(value) })),
];
const pageSizes = PER_PAGE.map((size) => ({ value: String(size), label: `${size} per page` }));

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
      label="Filter events"
      submitLabel="Apply Filters"
      clearLink={
        (search || status || eventType) && (
          <ButtonLink to="/admin/events" variant="quiet">
            Clear Filters
          </ButtonLink>
        )
      }
    >
      <Field
        meta={plainMeta("search", { value: search, maxLength: MAX_SEARCH_LENGTH })}
        label="Search"
        hideLabel
        placeholder="Search events, customers, or phone numbers..."
        type="search"
      />
      <SelectField
        meta={plainMeta("status", { value: status ?? "" })}
        label="Status"
        hideLabel
        options={statuses}
      />
      <SelectField
        meta={plainMeta("eventType", { value: eventType ?? "" })}
        label="Event Type"
        hideLabel
        options={types}
      />
      <SelectField
        meta={plainMeta("limit", { value: String(limit) })}
        label="Per Page"
        hideLabel
        options={pageSizes}
      />
    </FilterForm>
  );
}
