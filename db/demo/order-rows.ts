import { orderChanges, orderItems, orders } from "#db/schema/orders.ts";
import type { DemoItem } from "./baskets.ts";
import { bulkInsert } from "./bulk-insert.ts";
import type { Demo } from "./demo.ts";
import type { OrderChange } from "./order-history.ts";

export const insertOrder = bulkInsert(orders);
const insertItem = bulkInsert(orderItems);
const insertChange = bulkInsert(orderChanges);

export function writeItems(demo: Demo, orderId: string, placedMs: number, items: DemoItem[]): void {
  for (const { dish, quantity, configured, specialInstructions } of items) {
    const id = demo.idAt(placedMs);
    const item = { orderId, specialInstructions, partOf: null, partName: "" };
    const { ownPricePaise: pricePaise, options, parts } = configured;
    insertItem({
      ...item,
      id,
      productId: dish.id,
      name: dish.name,
      description: dish.description,
      image: dish.image,
      pricePaise,
      quantity,
      totalPaise: pricePaise * quantity,
      options: JSON.stringify(options),
    });
    for (const part of parts) {
      const portions = part.quantity * quantity;
      insertItem({
        ...item,
        id: demo.idAt(placedMs),
        productId: part.dish.id,
        name: part.dish.name,
        description: "",
        image: part.dish.image,
        pricePaise: part.pricePaise,
        quantity: portions,
        totalPaise: part.pricePaise * portions,
        options: JSON.stringify(part.options),
        partOf: id,
        partName: part.partName,
        specialInstructions: "",
      });
    }
  }
}

export function writeChanges(
  demo: Demo,
  orderId: string,
  buyerId: string,
  changes: OrderChange[],
): void {
  for (const { atMs, ...change } of changes.toSorted((a, b) => a.atMs - b.atMs)) {
    insertChange({
      ...change,
      id: demo.idAt(atMs),
      orderId,
      byUserId: change.byRole === "owner" ? demo.adminId : buyerId,
      createdAt: atMs,
    });
  }
}
