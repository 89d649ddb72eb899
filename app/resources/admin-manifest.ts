import { shop } from "#app/domain/shop.ts";
import { manifestReply } from "#app/http/manifest-reply.server.ts";

/** Browsers request it without cookies, so it contains nothing that a stranger must not know. */
export function loader() {
  return manifestReply({
    id: "/admin",
    name: `${shop.name} Admin`,
    short_name: `${shop.name} Admin`,
    description: "Orders, kitchen and counter of the shop.",
    start_url: "/admin",
    shortcuts: [
      { name: "Counter", url: "/admin/counter" },
      { name: "Kitchen", url: "/admin/kitchen" },
      { name: "Orders", url: "/admin/orders" },
    ],
  });
}
