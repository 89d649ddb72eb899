import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { type AddressForm, addressForm } from "#app/domain/accounts/address.ts";
import { changeAddress, findAddress } from "#app/domain/accounts/addresses.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { formConstraint } from "#app/http/form/open-form.server.ts";
import { saveForm } from "#app/http/form/save-form.server.ts";
import { orNotFound } from "#app/http/not-found.server.ts";
import { signedInVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { QuietLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { Field, TextAreaField } from "#app/ui/form/field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { useOpenForm } from "#app/ui/form/use-open-form.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { Form } from "#app/ui/link.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";

export const meta: MetaFunction = () => pageMeta(m.account_editAddress());

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await signedInVisitor(request);
  const address = orNotFound(findAddress(user, params.addressId ?? ""));
  return { address, constraint: formConstraint(addressForm) };
}

export const action = formAction(
  "use the shop",
  async ({ request, params, form }) => {
    const { user } = await signedInVisitor(request);
    const { reply } = await saveForm(form, addressForm, (sent) =>
      changeAddress(user, params.addressId ?? "", sent),
    );
    if (reply) return reply;
    return redirectWithToast("/profile", m.account_addressSaved());
  },
  { fields: addressForm, failure: () => m.account_addressNotSaved() },
);

export default function EditAddress() {
  const { address, constraint } = useLoaderData<typeof loader>();
  const [form, fields] = useOpenForm<AddressForm>("address", { constraint, values: address });
  return (
    <Page title={m.account_editAddress()} variant="narrow">
      <Card>
        <Form method="post" id={form.id} noValidate className="stack">
          <ErrorSummary form={form} />
          <Field
            meta={fields.name}
            label={m.shared_name()}
            optional
            hint={m.account_suchAsHomeOrOffice()}
            width="m"
          />
          <TextAreaField
            meta={fields.address}
            label={m.shared_address()}
            rows={2}
            autoComplete="street-address"
          />
          <div className="fields">
            <Field meta={fields.city} label={m.shared_city()} autoComplete="address-level2" />
            <Field
              meta={fields.pincode}
              label={m.shared_pincode()}
              autoComplete="postal-code"
              inputMode="numeric"
              width="s"
            />
          </div>
          <div className="row">
            <SubmitButton pendingLabel={m.shared_saving()}>{m.shared_save()}</SubmitButton>
            <QuietLink to="/profile">{m.shared_cancel()}</QuietLink>
          </div>
        </Form>
      </Card>
    </Page>
  );
}
