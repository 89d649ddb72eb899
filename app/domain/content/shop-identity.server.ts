import { currentLanguage } from "../language/language.ts";
import { sharedRead } from "../shared-read.server.ts";
import type { ShopIdentity } from "../shop.ts";
import { identityOf } from "./identity-of.ts";
import { onlyContent } from "./queries.server.ts";

/** For `identifyShop`. */
export const shopIdentity = sharedRead(
  (): ShopIdentity => identityOf(onlyContent("shop"), currentLanguage()),
);
