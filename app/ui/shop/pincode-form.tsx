import { useFetcher, useLocation } from "@remix-run/react";
import { useEffect, useId, useRef } from "react";
import { m } from "#messages";
import { InPlaceForm } from "../form/in-place-form.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { isSending } from "../hydration/network-failures.ts";
import { Icon } from "../icon.tsx";
import { useShopFacts } from "./shop-facts.tsx";

/** Whether the shop delivers to the visitor, and on which terms. Without zones or delivery, there is nothing to check. */
export function PincodeForm() {
  const { delivery } = useShopFacts();
  const pincode = "pincode" in delivery ? delivery.pincode : null;
  const shown = useRef(pincode);
  const frame = useRef<HTMLDivElement>(null);
  const params = new URLSearchParams(useLocation().search);
  useEffect(() => {
    if (shown.current === pincode) return;
    shown.current = pincode;
    frame.current?.querySelector("details")?.removeAttribute("open");
    // The pressed button is hidden now.
    frame.current?.querySelector<HTMLElement>("summary, input:not([type=hidden])")?.focus();
  }, [pincode]);
  if (delivery.kind === "everywhere" || delivery.kind === "none") return null;
  // A refused pincode from a form without JavaScript.
  const refused = shown.current === pincode ? params.get("pincode") : null;
  return (
    <div ref={frame} className="pincode" aria-live="polite">
      {delivery.kind === "unknown" ? (
        <Fields
          label={m.shared_checkYourPincode()}
          value={refused ?? ""}
          isRefused={refused !== null}
        />
      ) : (
        <details open={refused !== null || undefined}>
          <summary>
            {delivery.line} · <span className="pincode-change">{m.shared_change()}</span>
          </summary>
          <Fields
            label={m.shared_yourPincode()}
            value={refused ?? delivery.pincode}
            isRefused={refused !== null}
          />
        </details>
      )}
    </div>
  );
}

type FieldsProps = { label: string; value: string; isRefused: boolean };

function Fields({ label, value, isRefused }: FieldsProps) {
  const fetcher = useFetcher<{ isRefused: boolean } | null>();
  const { pathname, search } = useLocation();
  const id = useId();
  const isWrong = fetcher.data === undefined ? isRefused : fetcher.data?.isRefused;
  return (
    <InPlaceForm fetcher={fetcher} action="/pincode">
      <input type="hidden" name="returnTo" value={pathname + search} />
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name="pincode"
        className="input"
        inputMode="numeric"
        autoComplete="postal-code"
        defaultValue={value}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
      />
      <SubmitButton variant="secondary" pending={isSending(fetcher)}>
        {m.shared_check()}
      </SubmitButton>
      {isWrong && (
        <p id={`${id}-error`} className="field-error">
          <Icon name="alert" />
          {m.account_pincodeMustBe6Digits()}
        </p>
      )}
    </InPlaceForm>
  );
}
