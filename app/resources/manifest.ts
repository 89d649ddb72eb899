import { shop } from "#app/domain/shop.ts";
import { manifestReply } from "#app/http/manifest-reply.server.ts";

export function loader() {
  return manifestReply({
    id: "/",
    name: `${shop.name}: street food, ${shop.city}`,
    short_name: shop.name,
    description: shop.headline,
    start_url: "/menu",
    shortcuts: [
      { name: "Menu", url: "/menu" },
      { name: "My Orders", url: "/my-orders" },
      { name: "Cart", url: "/cart" },
    ],
  });
}
