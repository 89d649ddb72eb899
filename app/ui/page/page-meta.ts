import { shop } from "#app/domain/shop.ts";
import { m } from "#messages";

export function pageMeta(title: string, description = "") {
  const content = description || m.shared_shopDescription(shop.nameAndCity);
  return [{ title: `${title} · ${shop.localName}` }, { name: "description", content }];
}
