import { m } from "#messages";
import { Card } from "../card.tsx";
import { Field, plainMeta } from "../form/field.tsx";
import { OnceButton } from "../form/once-button.tsx";

/** `closedAt` identifies the closing that the page showed. */
export function ReopeningForm({ day, closedAt }: { day: string; closedAt: string }) {
  return (
    <Card title={m.day_reopen()} className="not-printed">
      <p className="muted">{m.day_reopenHint()}</p>
      <OnceButton
        action={`/admin/day/${day}/reopening`}
        fields={{ closedAt }}
        formClassName="drawer-form"
        label={m.day_reopen()}
        pendingLabel={m.shared_saving()}
        variant="secondary"
      >
        <Field
          meta={plainMeta("reason", { required: true, maxLength: 200 })}
          label={m.shared_reason()}
          autoComplete="off"
          enterKeyHint="done"
        />
      </OnceButton>
    </Card>
  );
}
