import { m } from "#messages";
import { servingTime } from "../availability/serving-time.server.ts";
import { textInAllLanguages } from "../language/in-language.server.ts";
import { findSoldDishes } from "../menu/queries.server.ts";
import { formatRupees } from "../money.ts";
import { configureItems, quoteLine, type RequestedItem } from "../orders/configure-items.server.ts";
import type { Quote, ShopQuoteRequest } from "../quote/quote.ts";
import { quoteNow } from "../quote/quote-order.server.ts";
import type { Problem } from "../result.ts";
import { exceedsLimit } from "../terms/staff-limit.ts";
import type { Sale } from "./record-sale.server.ts";

type SoldOrder = Omit<ShopQuoteRequest, "lines"> & { items: RequestedItem[]; phone: string };

/**
 * Sentences about what the shop would have refused or charged differently, had it been asked, in
 * each language and as an order's history stores them; empty if nothing. `at` is the time of the
 * sale, which decides which offers count. `limitPaise` is the most that the person who took the
 * order may take off; null means no limit.
 */
export function saleDifferences(
  { items, phone, ...request }: SoldOrder,
  sale: Sale,
  chargedPaise: number,
  at: Date,
  limitPaise: number | null,
): string {
  return textInAllLanguages(() => {
    const time = servingTime(request.requestedFor ?? at);
    const { items: today, problems } = configureItems(items, time);
    const names = findSoldDishes(
      items.map(({ productId }) => productId),
      time,
    );
    const lines = today.map(quoteLine);
    const quote = quoteNow({ ...request, lines }, { userId: null, phone }, at);
    const said = items.flatMap(({ path, productId }, index): string[] => {
      const name = names.get(productId)?.name ?? "";
      const problem = problems.find(({ errors }) => errors?.[0]?.path.startsWith(path));
      if (problem) return [itemProblem(name, problem)];
      const price = sale.items[index]?.price ?? 0;
      const now = today.find((item) => item.path === path)?.configured.pricePaise ?? price;
      return now === price
        ? []
        : [m.orders_priceChanged({ name, now: formatRupees(now), price: formatRupees(price) })];
    });
    const discountPaise = request.staff?.discountPaise ?? 0;
    if (exceedsLimit(discountPaise, limitPaise)) {
      const [discount, limit] = [formatRupees(discountPaise), formatRupees(limitPaise ?? 0)];
      said.push(m.counter_discountAboveLimit({ discount, limit }));
    }
    return [...said, ...orderDifferences(quote, said.length > 0, chargedPaise)].join(" ");
  });
}

function itemProblem(name: string, { code, message }: Problem): string {
  if (code === "out_of_stock") return m.counter_isSoldOut({ name });
  return message === m.orders_dishOffMenu() ? m.cart_offMenu({ name }) : message;
}

function orderDifferences(
  { problems, totalPaise }: Quote,
  isExplained: boolean,
  chargedPaise: number,
): string[] {
  const messages = problems.map(({ message }) => message);
  if (messages.length > 0 || isExplained || totalPaise === chargedPaise) return messages;
  const [total, told] = [formatRupees(totalPaise), formatRupees(chargedPaise)];
  return [m.counter_priceChanged({ total, told })];
}
