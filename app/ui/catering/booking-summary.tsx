import type { ReactNode } from "react";
import { chosenMenu, countOf, unsentBookingPrice } from "#app/domain/catering/unsent-booking.ts";
import { findNamed, type PriceList } from "#app/domain/events/price-list.ts";
import { m } from "#messages";
import { Price } from "../dish/price.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { Summary, type SummaryRow } from "../summary.tsx";
import { useChangeFormButton } from "./change-form-button.ts";
import { priceRows } from "./price-rows.tsx";

type BookingSummaryProps = {
  values: Parameters<typeof unsentBookingPrice>[0];
  titleLevel: 2 | 3;
  prices: PriceList;
  /** Below the amounts. */
  terms?: ReactNode;
  action: ReactNode;
};

export function BookingSummary({ values, titleLevel, prices, terms, action }: BookingSummaryProps) {
  const changeFormButton = useChangeFormButton();
  const price = unsentBookingPrice(values, prices);
  const guests = countOf(values.guestCount);
  const menu = chosenMenu(values, prices);
  return (
    <Summary
      title={m.shared_price()}
      titleLevel={titleLevel}
      rows={[...menuRows(menu, guests, prices), ...priceRows(price)]}
      totalPaise={price.totalPaise}
      notes={
        <>
          {terms}
          <dl>
            <div>
              <dt>{m.catering_advanceHalf()}</dt>
              <dd>
                <Price paise={price.advancePaise} />
              </dd>
            </div>
            <div>
              <dt>{m.catering_balanceAfterTheEvent()}</dt>
              <dd>
                <Price paise={price.balancePaise} />
              </dd>
            </div>
          </dl>
        </>
      }
      action={action}
    >
      <p className="muted small">
        {menu.packages.length + menu.customItems.length === 0
          ? m.catering_addItemsForPrice()
          : m.catering_guestsAndServiceCharge({
              guests,
              serviceChargePercent: prices.serviceChargePercent,
            })}
      </p>
      <noscript>
        <SubmitButton {...changeFormButton("price")} variant="secondary" size="small">
          {m.shared_updateTotal()}
        </SubmitButton>
      </noscript>
    </Summary>
  );
}

function menuRows(
  { packages, customItems }: ReturnType<typeof chosenMenu>,
  guests: number,
  prices: PriceList,
): SummaryRow[] {
  return [
    ...packages.map((name) => {
      const { label = name, pricePaise = 0 } = findNamed(prices.packages, name) ?? {};
      return { label: `${label} × ${guests}`, value: <Price paise={pricePaise * guests} /> };
    }),
    ...customItems
      .filter(({ quantity }) => countOf(quantity) > 0)
      .map(({ name, quantity }) => {
        const { label = name, pricePaise = 0 } = findNamed(prices.items, name) ?? {};
        const count = countOf(quantity);
        return { label: `${label} × ${count}`, value: <Price paise={pricePaise * count} /> };
      }),
  ];
}
