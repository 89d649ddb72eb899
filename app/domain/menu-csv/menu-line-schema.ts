import { z } from "zod";
import { m } from "#messages";
import { latinDigits } from "../digits.ts";
import { foods } from "../food/food.ts";
import { isDataImage } from "../images/data-image.ts";
import { productLimits } from "../menu/limits.ts";
import { plateCount, productFields, productInput } from "../menu/product-schema.ts";
import { rupeesToPaise } from "../money.ts";
import { weekdays } from "../opening-hours.ts";
import { sectionId } from "../sections/section-id.ts";
import { knownSections, sectionNamed } from "../sections/sections.ts";
import { taxCode, taxPercent } from "../tax/tax-schema.ts";
import { cleanText } from "../text.ts";
import { withoutSeparators } from "../typed-amount.ts";
import type { MenuCells } from "./menu-columns.ts";

const MAX_ITEM_LENGTH = 60;
const MAX_POSITION = 10_000;

const flag = z.boolean({ error: () => m.menu_writeYesOrNo() });

type LimitMessage = (limit: { max: number }) => string;

function textList(itemTooLong: LimitMessage, tooMany: LimitMessage) {
  const item = z
    .string()
    .max(MAX_ITEM_LENGTH, { error: () => itemTooLong({ max: MAX_ITEM_LENGTH }) });
  const most = productLimits.wordList.words;
  return z.array(item).max(most, { error: () => tooMany({ max: most }) });
}

const position = { error: () => m.menu_positionWhole({ max: MAX_POSITION }) };
const clock = z.number({ error: () => m.menu_csvTimeFormat() }).nullable();

const { name, description, price, stock, image } = productInput.shape;
const { nameDevanagari, otherNames, foodNote } = productFields.shape;

/** A line of the menu's CSV; the messages say what to do. */
const menuLine = z
  .object({
    name,
    nameDevanagari,
    otherNames,
    description,
    stock,
    plates: plateCount,
    taxBasisPoints: taxPercent,
    taxCode,
    pricePaise: price.transform(rupeesToPaise),
    kind: z.enum(["dish", "combo"], { error: () => m.menu_writeDishOrCombo() }),
    category: sectionId(() =>
      m.menu_csvNames({
        names: knownSections()
          .map(({ name }) => name)
          .join(", "),
      }),
    ),
    position: z.number(position).int(position).min(0, position).max(MAX_POSITION, position),
    image: image.refine((url) => !isDataImage(url), { error: () => m.menu_csvImageFormat() }),
    isVeg: flag,
    isSpicy: flag,
    isPopular: flag,
    isAvailable: flag,
    ingredients: textList(m.menu_ingredientTooLong, m.menu_atMostIngredients),
    contains: z.array(z.enum(foods, { error: () => m.menu_csvNames({ names: foods.join(", ") }) })),
    isFoodChecked: flag,
    foodNote,
    saleDays: z.string({ error: () => m.menu_csvDaysFormat() }),
    saleFromMinutes: clock,
    saleUntilMinutes: clock,
  })
  .refine(
    ({ saleFromMinutes, saleUntilMinutes }) => (saleFromMinutes ?? 0) < (saleUntilMinutes ?? 1440),
    { path: ["saleUntilMinutes"], error: () => m.menu_toBeforeFrom() },
  );

const FLAGS: Record<string, boolean> = { yes: true, no: false, true: true, false: false };
const lower = (text: string) => text.trim().toLowerCase();

function flagOf(cell: string): unknown {
  return FLAGS[lower(cell)] ?? cell;
}

/** Text that is not a number stays text, so that the message can quote it. */
function numberOf(cell: string): unknown {
  const digits = String(withoutSeparators(cell));
  return digits === "" || Number.isNaN(Number(digits)) ? digits : Number(digits);
}

function percentOf(cell: string): unknown {
  return numberOf(cell.replace("%", ""));
}

function listOf(cell: string): string[] {
  const items = cleanText(cell)
    .split(";")
    .map((item) => item.trim());
  return items.filter((item) => item !== "");
}

/** Digits, 0 for Monday; undefined if a word is not a day. */
function daysOf(cell: string): string | undefined {
  const words = lower(cell)
    .split(/[\s,;]+/)
    .filter(Boolean);
  const days = words.map((word) =>
    weekdays.findIndex((day) => word.length >= 3 && day.toLowerCase().startsWith(word)),
  );
  return days.includes(-1) ? undefined : [...new Set(days)].sort((a, b) => a - b).join("");
}

function minutesOf(cell: string): number | null | undefined {
  if (cell.trim() === "") return null;
  const [, hours, minutes] = /^(\d{1,2})[:.](\d\d)(?::00)?$/.exec(latinDigits(cell).trim()) ?? [];
  const total = Number(hours) * 60 + Number(minutes);
  return Number(minutes) < 60 && total <= 1440 ? total : undefined;
}

export type MenuLineValues = z.output<typeof menuLine>;

export function parseMenuCells(cells: MenuCells) {
  return menuLine.safeParse({
    ...cells,
    kind: lower(cells.kind),
    category: sectionNamed(cells.category)?.id ?? cells.category,
    position: numberOf(cells.position),
    pricePaise: numberOf(cells.pricePaise),
    stock: numberOf(cells.stock),
    plates: numberOf(cells.plates),
    taxBasisPoints:
      cells.taxBasisPoints.trim() === "" ? undefined : percentOf(cells.taxBasisPoints),
    isVeg: flagOf(cells.isVeg),
    isSpicy: flagOf(cells.isSpicy),
    isPopular: flagOf(cells.isPopular),
    isAvailable: flagOf(cells.isAvailable),
    ingredients: listOf(cells.ingredients),
    contains: listOf(cells.contains).map(lower),
    isFoodChecked: flagOf(cells.isFoodChecked),
    saleDays: daysOf(cells.saleDays),
    saleFromMinutes: minutesOf(cells.saleFromMinutes),
    saleUntilMinutes: minutesOf(cells.saleUntilMinutes),
  });
}
