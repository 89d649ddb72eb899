import type { Coordinates } from "../content/place.ts";

export type Branch = {
  id: string;
  name: string;
  address: string;
  /** Directions in words. */
  landmark: string;
  phone: string;
  /** Empty means the shop's own hours. */
  hours: string;
  /** Null when there are no ratings yet. */
  rating: number | null;
  reviews: number;
  features: string[];
  coordinates: Coordinates;
  image: string;
  /** Orders from this website are cooked here. */
  cooksOnlineOrders: boolean;
  /** Where this branch takes its own orders; empty when it takes none online. */
  ownShop: string;
  comingSoon: boolean;
};

export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}
