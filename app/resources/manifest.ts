import { shop } from "#app/domain/shop.ts";

const manifest = {
  id: "/",
  name: `${shop.name}: street food, ${shop.city}`,
  short_name: shop.name,
  description: shop.tagline,
  lang: "en-IN",
  start_url: "/menu",
  scope: "/",
  display: "standalone",
  theme_color: "#a81c14",
  background_color: "#fbf3e4",
  icons: [
    { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
  shortcuts: [
    { name: "Menu", url: "/menu" },
    { name: "My Orders", url: "/my-orders" },
    { name: "Cart", url: "/cart" },
  ],
};

export function loader() {
  return new Response(JSON.stringify(manifest), {
    headers: {
      "Content-Type": "application/manifest+json; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
