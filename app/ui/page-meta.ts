import { shop } from "#app/domain/shop.ts";

export function pageMeta(
  title: string,
  description = `Order pani puri, chaat and bhel online from ${shop.name}, street food in ${shop.city}.`,
) {
  return [{ title: `${title} · ${shop.name}` }, { name: "description", content: description }];
}
