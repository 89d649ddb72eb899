import { useFetcher } from "@remix-run/react";
import { m } from "#messages";
import { Card } from "../card.tsx";
import { Field, plainMeta } from "../form/field.tsx";
import { InPlaceForm } from "../form/in-place-form.tsx";
import { OnceField } from "../form/once-field.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { isSending } from "../hydration/network-failures.ts";

/** `closedAt` names the closing that the page shows. */
export function ReopeningForm({ day, closedAt }: { day: string; closedAt: string }) {
  const fetcher = useFetcher();
  return (
    <Card title={m.day_reopen()} className="not-printed">
      <p className="muted">{m.day_reopenHint()}</p>
      <InPlaceForm fetcher={fetcher} action={`/admin/day/${day}/reopening`} className="drawer-form">
        <OnceField fetcher={fetcher} />
        <input type="hidden" name="closedAt" value={closedAt} />
        <Field
          meta={plainMeta("reason", { required: true, maxLength: 200 })}
          label={m.shared_reason()}
          autoComplete="off"
          enterKeyHint="done"
        />
        <SubmitButton
          variant="secondary"
          pending={isSending(fetcher)}
          pendingLabel={m.shared_saving()}
        >
          {m.day_reopen()}
        </SubmitButton>
      </InPlaceForm>
    </Card>
  );
}
