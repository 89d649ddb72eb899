import { boardColours, type ColourSet } from "#app/domain/content/colour-sets.ts";
import { shop } from "#app/domain/shop.ts";

type Manifest = {
  id: string;
  name: string;
  short_name: string;
  description: string;
  start_url: string;
  shortcuts: { name: string; url: string }[];
};

const shared = () => ({
  lang: "en-IN",
  // Login and menu belong to both.
  scope: "/",
  display: "standalone",
  theme_color: boardColours[shop.colours as ColourSet],
  background_color: "#fbf3e4",
  icons: icons(),
});

/** A logo has no fixed size; the drawn icon is for phones that crop it. */
function icons() {
  const drawn = (name: string) => `${shop.iconFolder}/${name}`;
  return [
    shop.logo
      ? { src: shop.logo, sizes: "any" }
      : { src: drawn("favicon.svg"), sizes: "any", type: "image/svg+xml" },
    { src: drawn("icon-192.png"), sizes: "192x192", type: "image/png" },
    { src: drawn("icon-512.png"), sizes: "512x512", type: "image/png" },
    {
      src: drawn("icon-maskable-512.png"),
      sizes: "512x512",
      type: "image/png",
      purpose: "maskable",
    },
  ];
}

/** What browsers need to install the shop as an app. */
export function manifestReply(manifest: Manifest): Response {
  return new Response(JSON.stringify({ ...manifest, ...shared() }), {
    headers: {
      "Content-Type": "application/manifest+json; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
