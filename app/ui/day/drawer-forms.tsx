import { useFetcher } from "@remix-run/react";
import type { DrawerEntry } from "#app/domain/day/day-report.ts";
import { drawerReasons } from "#app/domain/day/drawer-reasons.ts";
import { formatRupees } from "#app/domain/money.ts";
import { m } from "#messages";
import { Disclosure } from "../disclosure.tsx";
import { AmountField, ChoiceField, plainMeta } from "../form/field.tsx";
import { InPlaceForm } from "../form/in-place-form.tsx";
import { OnceField } from "../form/once-field.tsx";
import { ReasonField } from "../form/reason-field.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { isSending } from "../hydration/network-failures.ts";
import { useUnsentFields } from "../unsent-forms.tsx";
import { Line, Lines } from "./lines.tsx";

export function OpeningForm({ day }: { day: string }) {
  const fetcher = useFetcher();
  return (
    <InPlaceForm fetcher={fetcher} action={`/admin/day/${day}/opening`} className="drawer-form">
      <AmountField
        meta={plainMeta("float", { required: true })}
        label={m.day_float()}
        hint={m.day_floatHint()}
        enterKeyHint="done"
      />
      <SubmitButton
        variant="secondary"
        pending={isSending(fetcher)}
        pendingLabel={m.shared_saving()}
      >
        {m.day_openTheDrawer()}
      </SubmitButton>
    </InPlaceForm>
  );
}

type DrawerEntriesProps = { day: string; entries: DrawerEntry[]; isOpen: boolean };

export function DrawerEntries({ day, entries, isOpen }: DrawerEntriesProps) {
  if (!isOpen && entries.length === 0) return null;
  return (
    <>
      {entries.length > 0 && (
        <Lines>
          {entries.map(({ kind, amountPaise, reason, by, at }) => (
            <Line
              key={`${at} ${reason}`}
              label={drawerReasons.shown(reason)}
              note={[kind === "in" ? m.day_cashIn() : m.day_cashOut(), by]
                .filter(Boolean)
                .join(" · ")}
              value={formatRupees(kind === "in" ? amountPaise : -amountPaise)}
            />
          ))}
        </Lines>
      )}
      {isOpen && <EntryForm key={entries.length} day={day} />}
    </>
  );
}

function EntryForm({ day }: { day: string }) {
  const fetcher = useFetcher();
  return (
    <InPlaceForm fetcher={fetcher} action={`/admin/day/${day}/entries`} className="drawer-form">
      <OnceField fetcher={fetcher} />
      <ChoiceField
        meta={plainMeta("kind", { value: "out" })}
        legend={m.day_whichWay()}
        options={[
          { value: "out", label: m.day_cashOut() },
          { value: "in", label: m.day_cashIn() },
        ]}
      />
      <AmountField meta={plainMeta("amount", { required: true })} label={m.shared_amount()} />
      <ReasonField
        meta={plainMeta("reason", { required: true, maxLength: 200 })}
        label={m.day_whatFor()}
        reasons={drawerReasons.labels()}
        enterKeyHint="done"
      />
      <SubmitButton
        variant="secondary"
        pending={isSending(fetcher)}
        pendingLabel={m.shared_saving()}
      >
        {m.day_record()}
      </SubmitButton>
    </InPlaceForm>
  );
}

/** Counted blind, as at the closing: what is expected appears with the difference. */
export function ShiftForm({ day }: { day: string }) {
  const fetcher = useFetcher();
  const action = `/admin/day/${day}/shifts`;
  return (
    <Disclosure summary={m.day_handOverTheDrawer()} open={useUnsentFields(action) !== undefined}>
      <InPlaceForm fetcher={fetcher} action={action} className="drawer-form">
        <OnceField fetcher={fetcher} />
        <AmountField
          meta={plainMeta("counted", { id: "shift-counted", required: true })}
          label={m.shared_cashInTheDrawer()}
          hint={m.day_handOverHint()}
          enterKeyHint="done"
        />
        <SubmitButton
          variant="secondary"
          pending={isSending(fetcher)}
          pendingLabel={m.shared_saving()}
        >
          {m.day_handOverTheDrawer()}
        </SubmitButton>
      </InPlaceForm>
    </Disclosure>
  );
}
