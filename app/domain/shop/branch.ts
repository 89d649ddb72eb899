import type { Coordinates } from "../content/place.ts";

export type Branch = {
  id: string;
  name: string;
  address: string;
  /** Directions in words. */
  landmark: string;
  phone: string;
  /** Empty means that the shop's own hours apply. */
  hours: string;
  /** Null if there are no ratings yet. */
  rating: number | null;
  reviews: number;
  features: string[];
  /** Null if the place on the map is unknown. */
  coordinates: Coordinates | null;
  image: string;
  /** Whether orders from this website are cooked here. */
  cooksOnlineOrders: boolean;
  /** Where this branch takes its own online orders; empty if it takes none. */
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
