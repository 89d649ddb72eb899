import { ParaglideMessage } from "@inlang/paraglide-js-react";
import { useFetcher } from "@remix-run/react";
import { formatRupees } from "#app/domain/money.ts";
import type { Carrier } from "#app/domain/payments/carried-cash.ts";
import { m } from "#messages";
import { Card } from "../card.tsx";
import { AmountField, plainMeta } from "../form/field.tsx";
import { InPlaceForm } from "../form/in-place-form.tsx";
import { OnceField } from "../form/once-field.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { isSending } from "../hydration/network-failures.ts";
import { VisuallyHidden } from "../visually-hidden.tsx";

/** Who owes cash from the door, for those who take it at the counter. */
export function HandoverForms({ carriers }: { carriers: Carrier[] }) {
  if (carriers.length === 0) return null;
  return (
    <Card title={m.admin_cashToHandIn()}>
      <ul className="handovers">
        {carriers.map((carrier) => (
          <li key={`${carrier.id} ${carrier.owedPaise}`}>
            <Handover carrier={carrier} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Handover({ carrier: { id, name, owedPaise } }: { carrier: Carrier }) {
  const fetcher = useFetcher();
  return (
    <InPlaceForm
      fetcher={fetcher}
      action="/admin/deliveries/handovers"
      className="handover"
      noValidate
    >
      <OnceField fetcher={fetcher} />
      <input type="hidden" name="riderId" value={id} />
      <input type="hidden" name="owedPaise" value={owedPaise} />
      <p>
        <ParaglideMessage
          message={m.deliveries_owes}
          inputs={{ name, owed: formatRupees(owedPaise) }}
          markup={{ strong: ({ children }) => <strong>{children}</strong> }}
        />
      </p>
      <AmountField
        meta={plainMeta("amount", { id: `amount-${id}`, value: owedPaise / 100 })}
        label={
          <ParaglideMessage
            message={m.deliveries_amountFrom}
            inputs={{ name }}
            markup={{ hidden: VisuallyHidden }}
          />
        }
        enterKeyHint="done"
      />
      <SubmitButton
        variant="secondary"
        aria-label={m.deliveries_cashReceivedFrom({ name })}
        pending={isSending(fetcher)}
        pendingLabel={m.shared_saving()}
      >
        {m.deliveries_cashReceived()}
      </SubmitButton>
    </InPlaceForm>
  );
}
