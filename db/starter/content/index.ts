import { aboutContent } from "./about.ts";
import { cateringContent } from "./catering.ts";
import { faqContent } from "./faqs.ts";
import { homeContent } from "./home.ts";
import { legalContent } from "./legal.ts";
import { pageContent } from "./pages.ts";
import { shopContent } from "./shop.ts";
import type { StarterContent } from "./starter-content.ts";

/** The lists are in display order. */
export const starterContent: StarterContent[] = [
  ...shopContent,
  ...homeContent,
  ...faqContent,
  ...aboutContent,
  ...pageContent,
  ...cateringContent,
  ...legalContent,
];
