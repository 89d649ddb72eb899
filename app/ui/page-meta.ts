import { shop } from "#app/domain/shop.ts";
import { m } from "#messages";

export function pageMeta(
  title: string,
  description: string = m.shared_orderPaniPuriChaatAnd({ name: shop.name, city: shop.city }),
) {
  return [{ title: `${title} · ${shop.name}` }, { name: "description", content: description }];
}
