import { currentLanguage } from "../language/language.ts";
import { settingsParts } from "../settings/queries.server.ts";
import { sharedRead } from "../shared-read.server.ts";
import type { ShopIdentity } from "../shop.ts";
import { identityOf } from "./identity-of.ts";
import { contentOf, contentRows, cookingBranchRow, onlyRow } from "./queries.server.ts";

/** For `identifyShop`. */
export const shopIdentity = sharedRead(
  (): ShopIdentity =>
    identityOf(
      onlyRow(contentOf("shop")),
      onlyRow(contentRows("shop")).fields.city ?? "",
      currentLanguage(),
      settingsParts().hours,
      cookingBranchRow(),
    ),
);
