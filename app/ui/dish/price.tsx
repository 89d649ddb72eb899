import { formatRupees, formatRupeesWithPaise } from "#app/domain/money.ts";
import { m } from "#messages";
import { classNames } from "../class-names.ts";

type PriceProps = {
  paise: number;
  /** Always with two decimals, for the admin's tables. */
  exact?: boolean;
  /** The former price, struck through. */
  wasPaise?: number;
  /** In the display font, for cards and totals. */
  large?: boolean;
};

export function Price({ paise, exact, wasPaise, large }: PriceProps) {
  const format = exact ? formatRupeesWithPaise : formatRupees;
  return (
    <span className={classNames("price", large && "price-large")}>
      {format(paise)}
      {wasPaise !== undefined && (
        <del>
          <span className="visually-hidden">{m.shared_wasPrice()} </span>
          {format(wasPaise)}
        </del>
      )}
    </span>
  );
}
