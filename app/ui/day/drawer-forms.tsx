import { useFetcher } from "@remix-run/react";
import type { DrawerEntry } from "#app/domain/day/day-report.ts";
import { formatRupees } from "#app/domain/money.ts";
import { Card } from "../card.tsx";
import { ChoiceField, Field, plainMeta } from "../form/field.tsx";
import { InPlaceForm } from "../form/in-place-form.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { isSending } from "../hydration/network-failures.ts";
import { Line, Lines } from "./lines.tsx";

export function OpeningForm({ day }: { day: string }) {
  const fetcher = useFetcher();
  return (
    <Card title="Open the drawer">
      <InPlaceForm fetcher={fetcher} action={`/admin/day/${day}/opening`} className="drawer-form">
        <Field
          meta={plainMeta("float", { required: true })}
          label="Float"
          hint="The cash that is in the drawer before the first sale."
          prefix="₹"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
        />
        <SubmitButton variant="secondary" pending={isSending(fetcher)} pendingLabel="Saving…">
          Open the drawer
        </SubmitButton>
      </InPlaceForm>
    </Card>
  );
}

type DrawerEntriesProps = { day: string; entries: DrawerEntry[]; isOpen: boolean };

export function DrawerEntries({ day, entries, isOpen }: DrawerEntriesProps) {
  if (!isOpen && entries.length === 0) return null;
  return (
    <Card title="Cash in and out">
      {entries.length > 0 && (
        <Lines>
          {entries.map(({ kind, amountPaise, reason, by, at }) => (
            <Line
              key={`${at} ${reason}`}
              label={reason}
              note={[kind === "in" ? "Cash in" : "Cash out", by].filter(Boolean).join(" · ")}
              value={formatRupees(kind === "in" ? amountPaise : -amountPaise)}
            />
          ))}
        </Lines>
      )}
      {isOpen && <EntryForm key={entries.length} day={day} />}
    </Card>
  );
}

function EntryForm({ day }: { day: string }) {
  const fetcher = useFetcher();
  return (
    <InPlaceForm fetcher={fetcher} action={`/admin/day/${day}/entries`} className="drawer-form">
      <ChoiceField
        meta={plainMeta("kind", { value: "out" })}
        legend="Which way"
        options={[
          { value: "out", label: "Cash out" },
          { value: "in", label: "Cash in" },
        ]}
      />
      <Field
        meta={plainMeta("amount", { required: true })}
        label="Amount"
        prefix="₹"
        inputMode="decimal"
        autoComplete="off"
      />
      <Field
        meta={plainMeta("reason", { required: true, maxLength: 200 })}
        label="What for"
        list={["Milk and curd", "Ice", "Gas", "Change from the bank"]}
        autoComplete="off"
        enterKeyHint="done"
      />
      <SubmitButton variant="secondary" pending={isSending(fetcher)} pendingLabel="Saving…">
        Record
      </SubmitButton>
    </InPlaceForm>
  );
}
