/** One of several processes that change the orders of one database: `node --import tsx … SEED STEPS`. */
import { Random } from "#db/demo/random.ts";
import { identifySampleShop } from "#tests/support/shop/starter-identity.ts";
import { newWorld, randomDay } from "./random-payments.ts";

identifySampleShop();
const [seed = "", steps = "0"] = process.argv.slice(2);
randomDay(newWorld(new Random(seed)), Number(steps));
