import { shop } from "#app/domain/shop.ts";
import { m } from "#messages";

export function pageMeta(
  title: string,
  description: string = m.shared_shopDescription(shop.nameAndCity),
) {
  return [{ title: `${title} · ${shop.localName}` }, { name: "description", content: description }];
}
