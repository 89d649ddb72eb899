import { m } from "#messages";

export function pageMeta(title: string, description: string = m.shared_shopDescription()) {
  return [
    { title: `${title} · ${m.shared_chatpata()}` },
    { name: "description", content: description },
  ];
}
