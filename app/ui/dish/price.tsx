import { formatRupees, formatRupeesWithPaise } from "#app/domain/money.ts";
import { classNames } from "../class-names.ts";

type PriceProps = {
  paise: number;
  /** Always with two decimals, for the admin's tables. */
  exact?: boolean;
  /** In the display font, for cards and totals. */
  large?: boolean;
};

export function Price({ paise, exact, large }: PriceProps) {
  const format = exact ? formatRupeesWithPaise : formatRupees;
  return <span className={classNames("price", large && "price-large")}>{format(paise)}</span>;
}
