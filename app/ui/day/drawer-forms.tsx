import type { DrawerEntry } from "#app/domain/day/day-report.ts";
import { drawerReasons } from "#app/domain/day/drawer-reasons.ts";
import { formatRupees } from "#app/domain/money.ts";
import { m } from "#messages";
import { Disclosure } from "../disclosure.tsx";
import { AmountField, ChoiceField, plainMeta } from "../form/field.tsx";
import { OnceButton } from "../form/once-button.tsx";
import { PostButton } from "../form/post-button.tsx";
import { ReasonField } from "../form/reason-field.tsx";
import { useUnsentFields } from "../unsent-forms.tsx";
import { Line, Lines } from "./lines.tsx";

export function OpeningForm({ day }: { day: string }) {
  return (
    <PostButton
      action={`/admin/day/${day}/opening`}
      formClassName="drawer-form"
      label={m.day_openTheDrawer()}
      pendingLabel={m.shared_saving()}
      variant="secondary"
    >
      <AmountField
        meta={plainMeta("float", { required: true })}
        label={m.day_float()}
        hint={m.day_floatHint()}
        enterKeyHint="done"
      />
    </PostButton>
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
  return (
    <OnceButton
      action={`/admin/day/${day}/entries`}
      formClassName="drawer-form"
      label={m.day_record()}
      pendingLabel={m.shared_saving()}
      variant="secondary"
    >
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
    </OnceButton>
  );
}

/** Counted blind, as at closing: the expected amount appears with the difference. */
export function ShiftForm({ day }: { day: string }) {
  const action = `/admin/day/${day}/shifts`;
  return (
    <Disclosure summary={m.day_handOverTheDrawer()} open={useUnsentFields(action) !== undefined}>
      <OnceButton
        action={action}
        formClassName="drawer-form"
        label={m.day_handOverTheDrawer()}
        pendingLabel={m.shared_saving()}
        variant="secondary"
      >
        <AmountField
          meta={plainMeta("counted", { id: "shift-counted", required: true })}
          label={m.shared_cashInTheDrawer()}
          hint={m.day_handOverHint()}
          enterKeyHint="done"
        />
      </OnceButton>
    </Disclosure>
  );
}
