import { choosingPuris } from "./choosing-puris.ts";
import { jainFriendlyChaat } from "./jain-friendly-chaat.ts";
import { kitchenHygiene } from "./kitchen-hygiene.ts";
import { monsoonStreetFood } from "./monsoon-street-food.ts";
import { paniPuriHistory } from "./pani-puri-history.ts";
import { planAChaatCounter } from "./plan-a-chaat-counter.ts";
import type { StarterPost } from "./post.ts";
import { puneMisal } from "./pune-misal.ts";
import { tamarindChutneyRecipe } from "./tamarind-chutney-recipe.ts";

export const starterPosts: StarterPost[] = [
  paniPuriHistory,
  tamarindChutneyRecipe,
  choosingPuris,
  puneMisal,
  jainFriendlyChaat,
  monsoonStreetFood,
  planAChaatCounter,
  kitchenHygiene,
];
