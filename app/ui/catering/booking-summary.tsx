import { chosenMenu, countOf, unsentBookingPrice } from "#app/domain/catering/unsent-booking.ts";
import { SERVICE_CHARGE_PERCENT } from "#app/domain/events/event-price.ts";
import { cateringDishLabel, packageLabel } from "#app/domain/events/menu-labels.ts";
import { customItemPricePaise, findPackage } from "#app/domain/events/price-list.ts";
import { m } from "#messages";
import { Price } from "../dish/price.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { Summary, type SummaryRow } from "../summary.tsx";
import { changeFormButton } from "./change-form-button.ts";
import { priceRows } from "./price-rows.tsx";

type BookingSummaryProps = {
  values: Parameters<typeof unsentBookingPrice>[0];
  titleLevel: 2 | 3;
};

export function BookingSummary({ values, titleLevel }: BookingSummaryProps) {
  const price = unsentBookingPrice(values);
  const guests = countOf(values.guestCount);
  const menu = chosenMenu(values);
  return (
    <Summary
      title={m.shared_price()}
      titleLevel={titleLevel}
      rows={[...menuRows(menu, guests), ...priceRows(price)]}
      totalPaise={price.totalPaise}
      notes={
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
      }
      action={
        <SubmitButton wide size="large" pendingLabel={m.catering_booking()}>
          {m.catering_bookEvent()}
        </SubmitButton>
      }
    >
      <p className="muted small">
        {menu.packages.length + menu.customItems.length === 0
          ? m.catering_addItemsForPrice()
          : m.catering_guestsAndServiceCharge({
              guests,
              serviceChargePercent: SERVICE_CHARGE_PERCENT,
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
): SummaryRow[] {
  return [
    ...packages.map((name) => ({
      label: `${packageLabel(name)} × ${guests}`,
      value: <Price paise={(findPackage(name)?.pricePaise ?? 0) * guests} />,
    })),
    ...customItems
      .filter(({ quantity }) => countOf(quantity) > 0)
      .map(({ name, quantity }) => ({
        label: `${cateringDishLabel(name)} × ${countOf(quantity)}`,
        value: <Price paise={(customItemPricePaise(name) ?? 0) * countOf(quantity)} />,
      })),
  ];
}
