import { useSubmit } from "@remix-run/react";
import type { ComponentProps } from "react";
import { CHECKOUT_FORM, type Leaving } from "#app/domain/checkout/checkout-form.ts";
import { ButtonLink } from "../button.tsx";
import { SubmitButton } from "../form/submit-button.tsx";

type LeavingLinkProps = ComponentProps<typeof ButtonLink> & {
  leaving: Leaving;
  /** The label of the button that does the same without scripts. */
  keepLabel: string;
  hasForm: boolean;
};

/** Leads away from the checkout after storing the input. */
export function LeavingLink({ leaving, keepLabel, hasForm, ...link }: LeavingLinkProps) {
  const submit = useSubmit();
  if (!hasForm) return <ButtonLink {...link} />;
  return (
    <>
      <ButtonLink
        {...link}
        onClick={(event) => {
          const form = document.getElementById(CHECKOUT_FORM);
          const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
          if (opensElsewhere || !(form instanceof HTMLFormElement)) return;
          event.preventDefault();
          const body = new FormData(form);
          body.set("leave", leaving);
          submit(body, { method: "post", action: "/checkout" });
        }}
      />
      <noscript>
        <SubmitButton form={CHECKOUT_FORM} name="leave" value={leaving} variant="secondary">
          {keepLabel}
        </SubmitButton>
      </noscript>
    </>
  );
}
