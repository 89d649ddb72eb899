import { ParaglideMessage } from "@inlang/paraglide-js-react";
import { formatRupees } from "#app/domain/money.ts";
import type { Carrier } from "#app/domain/payments/carried-cash.ts";
import { m } from "#messages";
import { Card } from "../card.tsx";
import { AmountField, plainMeta } from "../form/field.tsx";
import { OnceButton } from "../form/once-button.tsx";
import { VisuallyHidden } from "../visually-hidden.tsx";

/** People who owe cash from deliveries, for the staff who take it at the counter. */
export function HandoverForms({ carriers }: { carriers: Carrier[] }) {
  if (carriers.length === 0) return null;
  return (
    <Card title={m.admin_cashToHandIn()}>
      <ul className="handovers stack">
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
  return (
    <OnceButton
      action="/admin/deliveries/handovers"
      fields={{ riderId: id, owedPaise }}
      formClassName="handover"
      label={m.deliveries_cashReceived()}
      ariaLabel={m.deliveries_cashReceivedFrom({ name })}
      pendingLabel={m.shared_saving()}
      variant="secondary"
      noValidate
    >
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
    </OnceButton>
  );
}
