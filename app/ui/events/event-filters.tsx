import { eventTypeLabel, eventTypes } from "#app/domain/event-type.ts";
import { eventStatuses, eventStatusLabel } from "#app/domain/events/status.ts";
import { m } from "#messages";
import { ClearFilters, FilterForm, FilterSelect, SearchField } from "../form/filter-form.tsx";
import { type EventsView, PER_PAGE } from "./events-view.ts";

type EventFiltersProps = { view: EventsView; limit: number };

export function EventFilters({ view, limit }: EventFiltersProps) {
  const { search = "", status = "", eventType = "" } = view;
  return (
    <FilterForm
      action="/admin/events"
      label={m.events_filterEvents()}
      submitLabel={m.admin_applyFilters()}
      clearLink={(search || status || eventType) && <ClearFilters to="/admin/events" />}
    >
      <SearchField
        name="search"
        value={search}
        label={m.shared_search()}
        hideLabel
        placeholder={m.events_searchPlaceholder()}
      />
      <FilterSelect
        name="status"
        value={status}
        label={m.admin_status()}
        hideLabel
        placeholder={m.admin_allStatuses()}
        options={eventStatuses.map((value) => ({ value, label: eventStatusLabel(value) }))}
      />
      <FilterSelect
        name="eventType"
        value={eventType}
        label={m.shared_eventType()}
        hideLabel
        placeholder={m.events_allTypes()}
        options={eventTypes.map((value) => ({ value, label: eventTypeLabel(value) }))}
      />
      <FilterSelect
        name="limit"
        value={String(limit)}
        label={m.events_perPageLabel()}
        hideLabel
        options={PER_PAGE.map((size) => ({
          value: String(size),
          label: m.events_perPage({ size }),
        }))}
      />
    </FilterForm>
  );
}
