import { inLanguage } from "../language/in-language.server.ts";
import type { Order, OrderItem, OrderPart } from "../orders/order.ts";
import { shopSettings } from "../settings/queries.server.ts";
import { localName } from "../translations/local-texts.server.ts";

/** Runs a function that makes the kitchen's screen or tickets in the kitchen's language. */
export function inKitchenLanguage<Result>(run: () => Result): Result {
  return inLanguage(shopSettings().kitchen.language, run);
}

function translated<Row extends OrderItem | OrderPart>(row: Row): Row {
  const { productId, name, options } = row;
  return {
    ...row,
    name: productId ? localName("dish", productId, name).name : name,
    options: options.map((option) => ({
      ...option,
      name: localName("choice", option.choiceId, option.name).name,
    })),
  };
}

/** An order with names in the kitchen's language; call it `inKitchenLanguage`. */
export function kitchenOrder(order: Order): Order {
  const items = order.items.map((item) => ({
    ...translated(item),
    parts: item.parts.map(translated),
  }));
  return { ...order, items };
}
