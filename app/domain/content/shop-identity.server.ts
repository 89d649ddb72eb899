import { currentLanguage } from "../language/language.ts";
import { sharedRead } from "../shared-read.server.ts";
import type { ShopIdentity } from "../shop.ts";
import { identityOf } from "./identity-of.ts";
import { contentRows, onlyContent } from "./queries.server.ts";

/** For `identifyShop`. */
export const shopIdentity = sharedRead(
  (): ShopIdentity =>
    identityOf(onlyContent("shop"), contentRows("shop")[0]?.fields.city ?? "", currentLanguage()),
);
