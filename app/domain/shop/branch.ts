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
  /** Null if nobody said where it is on the map. */
  coordinates: Coordinates | null;
  image: string;
  /** Orders from this website are cooked here. */
  cooksOnlineOrders: boolean;
  /** Where this branch takes its own orders; empty when it takes none online. */
  ownShop: string;
  comingSoon: boolean;
};

export type PlacedBranch = Branch & { coordinates: Coordinates };

export function isPlaced(branch: Branch): branch is PlacedBranch {
  return branch.coordinates !== null;
}

export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}
