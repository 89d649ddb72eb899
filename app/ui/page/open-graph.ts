import type { MetaDescriptor } from "@remix-run/react";
import { PREVIEW_HEIGHT, PREVIEW_WIDTH, type PreviewImage } from "#app/domain/images/preview.ts";
import { shop } from "#app/domain/shop.ts";

type OpenGraphPage = {
  type: "website" | "article";
  title: string;
  description: string;
  /** The page's absolute URL. */
  url: string;
  image: PreviewImage;
};

export function openGraph({
  type,
  title,
  description,
  url,
  image,
}: OpenGraphPage): MetaDescriptor[] {
  const graph = {
    "og:type": type,
    "og:site_name": shop.name,
    "og:title": title,
    "og:description": description,
    "og:url": url,
    "og:image": new URL(image.url, url).href,
    ...(image.isSized && {
      "og:image:type": "image/png",
      "og:image:width": String(PREVIEW_WIDTH),
      "og:image:height": String(PREVIEW_HEIGHT),
    }),
    "og:image:alt": image.alt,
  };
  return [
    ...Object.entries(graph).map(([property, content]) => ({ property, content })),
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
