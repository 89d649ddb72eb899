import { type SubmissionResult, useForm } from "@conform-to/react";
import { useFetcher, useLocation } from "@remix-run/react";
import { m } from "#messages";
import { ErrorSummary } from "../form/error-summary.tsx";
import { DigitsField } from "../form/field.tsx";
import { InPlaceForm } from "../form/in-place-form.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { isSending } from "../hydration/network-failures.ts";

type ClaimFormProps = {
  orderNumber: string;
  /** The reply to a form sent without scripts. */
  lastResult?: SubmissionResult<string[]> | undefined;
};

/** "I have paid": the reference of a UPI payment. */
export function ClaimForm({ orderNumber, lastResult }: ClaimFormProps) {
  const fetcher = useFetcher<{ result: SubmissionResult<string[]> } | null>();
  const { pathname, search } = useLocation();
  const path = `/my-orders/${orderNumber}/claim`;
  const [form, fields] = useForm<{ reference: string }>({
    id: "claim",
    constraint: { reference: { required: true } },
    lastResult: fetcher.data ? fetcher.data.result : lastResult,
  });
  return (
    <InPlaceForm fetcher={fetcher} action={path} id={form.id} noValidate className="stack">
      {pathname !== path && <input type="hidden" name="returnTo" value={pathname + search} />}
      <ErrorSummary form={form} />
      <DigitsField
        meta={fields.reference}
        label={m.shared_referenceUtr()}
        hint={m.orders_referenceHelp()}
        spellCheck={false}
        width="m"
      />
      <div>
        <SubmitButton pending={isSending(fetcher)} pendingLabel={m.shared_sending()}>
          {m.orders_iHavePaid()}
        </SubmitButton>
      </div>
    </InPlaceForm>
  );
}
