import type { FieldMetadata } from "@conform-to/react";
import { useFetcher } from "@remix-run/react";
import { useMemo } from "react";
import type { CartQuote } from "#app/domain/checkout/cart-quote.ts";
import { m } from "#messages";
import { Card } from "../card.tsx";
import { Field, plainMeta } from "../form/field.tsx";
import { InPlaceForm } from "../form/in-place-form.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { isSending } from "../hydration/network-failures.ts";

/** Customers get capitals; the shop accepts lower case as well. */
const codeInput = { autoComplete: "off", autoCapitalize: "characters", spellCheck: false };

type CouponFieldProps = {
  meta: FieldMetadata<string>;
  quote: CartQuote;
  /** Why a code was not even tried. */
  limit: string | undefined;
};

/**
 * For the checkout form. The quote's reason for refusing a code takes precedence, because it is
 * newer than the last reply.
 */
export function CouponField({ meta, quote, limit }: CouponFieldProps) {
  const refused = limit ?? quote.couponProblem;
  const errors = useMemo(() => (refused ? [refused] : undefined), [refused]);
  if (quote.coupon === null) return null;
  const { id, name, key, initialValue, maxLength } = meta;
  return (
    <Card title={m.admin_coupon()}>
      <Field
        meta={{ ...plainMeta(name, { id, key, maxLength, errors }), initialValue }}
        label={m.coupons_couponCode()}
        optional
        hint={m.coupons_codeDropHint()}
        width="m"
        {...codeInput}
      />
      <noscript>
        <SubmitButton variant="secondary" size="small" name="update" value="total">
          {m.shared_updateTotal()}
        </SubmitButton>
      </noscript>
    </Card>
  );
}

/** For the cart. */
export function CouponForm({ quote, returnTo }: { quote: CartQuote; returnTo: string }) {
  const fetcher = useFetcher();
  const { coupon } = quote;
  if (coupon === null) return null;
  return (
    <InPlaceForm fetcher={fetcher} action="/coupon" className="coupon-form">
      <input type="hidden" name="returnTo" value={returnTo} />
      <Field
        key={coupon}
        meta={plainMeta("coupon", {
          value: coupon,
          error: quote.couponProblem || undefined,
          maxLength: 40,
        })}
        label={m.coupons_couponCode()}
        {...codeInput}
      />
      <SubmitButton variant="secondary" pending={isSending(fetcher)}>
        {m.coupons_apply()}
      </SubmitButton>
    </InPlaceForm>
  );
}
