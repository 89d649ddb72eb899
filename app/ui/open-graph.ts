import type { MetaDescriptor } from "@remix-run/react";
import { PREVIEW_HEIGHT, PREVIEW_WIDTH, type PreviewImage } from "#app/domain/images/preview.ts";
import { shop } from "#app/domain/shop.ts";

type GraphedPage = {
  type: "website" | "article";
  title: string;
  description: string;
  /** The page's whole address. */
  address: string;
  picture: PreviewImage;
};

export function openGraph({
  type,
  title,
  description,
  address,
  picture,
}: GraphedPage): MetaDescriptor[] {
  const graph = {
    "og:type": type,
    "og:site_name": shop.name,
    "og:title": title,
    "og:description": description,
    "og:url": address,
    "og:image": new URL(picture.url, address).href,
    ...(picture.isSized && {
      "og:image:type": "image/png",
      "og:image:width": String(PREVIEW_WIDTH),
      "og:image:height": String(PREVIEW_HEIGHT),
    }),
    "og:image:alt": picture.alt,
  };
  return [
    ...Object.entries(graph).map(([property, content]) => ({ property, content })),
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
