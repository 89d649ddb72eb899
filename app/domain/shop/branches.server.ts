import { placeOf } from "../content/place.ts";
import { cookingBranchRow } from "../content/queries.server.ts";
import { pick } from "../pick.ts";
import { sharedRead } from "../shared-read.server.ts";
import type { Branch } from "./branch.ts";
import { pageContent } from "./page-content.server.ts";

/** In the owner's order. */
export const listBranches = sharedRead((): Branch[] => {
  const cooking = cookingBranchRow();
  return pageContent("branch").map((row) => ({
    ...pick(row, ["id", "name", "address", "landmark", "phone", "hours"]),
    rating: Number(row.rating) || null,
    reviews: Number(row.ratingCount) || 0,
    features: row.features.split("\n").filter(Boolean),
    coordinates: placeOf(row.place),
    image: row.picture,
    cooksOnlineOrders: row.id === cooking?.id,
    ownShop: row.ownShop,
    comingSoon: row.comingSoon !== "",
  }));
});

export function cookingBranch(): Branch | undefined {
  return listBranches().find(({ cooksOnlineOrders }) => cooksOnlineOrders);
}
