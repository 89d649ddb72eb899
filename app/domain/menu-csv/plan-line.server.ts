import { newId } from "#db/new-id.ts";
import { starterMenu } from "#db/starter/menu.ts";
import { m } from "#messages";
import { imageIdOf } from "../images/image.ts";
import { imagesAt } from "../images/queries.server.ts";
import { isRemoteImage } from "../menu/product-image.ts";
import type { SavedPart } from "../options/combo-schema.ts";
import type { GroupUse } from "../options/group-use-schema.ts";
import type { OptionGroup } from "../options/option-group.ts";
import type { Station } from "../stations/station.ts";
import { type MenuCells, type MenuField, menuCells, menuFields } from "./menu-columns.ts";
import { type MenuLineValues, parseMenuCells } from "./menu-line-schema.ts";
import type { StoredMenuLine } from "./menu-lines.server.ts";
import {
  type DishGroups,
  type KnownDish,
  type OfferCell,
  parseGroupsCell,
  parsePartsCell,
} from "./parse-offer-cells.ts";

export type KnownMenu = { dishes: KnownDish[]; groups: OptionGroup[]; stations: Station[] };

/** The values of a line to save: options and parts are null if they stay unchanged. */
export type PlannedDish = {
  id: string;
  before: StoredMenuLine | null;
  values: MenuLineValues;
  /** Null to use the category's station. */
  stationId: string | null;
  groups: GroupUse[] | null;
  parts: SavedPart[] | null;
  /** The line in the format of the export. */
  cells: MenuCells;
};

type PlannedLine = { problems: Map<MenuField, string> } | { problems: null; dish: PlannedDish };

function isKnownImage(url: string): boolean {
  if (imageIdOf(url)) return imagesAt([url]).length > 0;
  return isRemoteImage(url) || starterMenu.some(({ image }) => image === url);
}

/** `before` is null for a new dish, whose `stored` cells are those of an empty line. */
export function planLine(
  before: StoredMenuLine | null,
  stored: MenuCells,
  cells: MenuCells,
  known: KnownMenu,
): PlannedLine {
  const problems = new Map<MenuField, string>();
  const differs = (field: MenuField) => cells[field].trim() !== stored[field].trim();
  const parsed = parseMenuCells(cells);
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = menuFields.find((one) => one === path[0]);
    if (field && !problems.has(field)) problems.set(field, message);
  }
  if (before && differs("kind")) {
    problems.set("kind", m.menu_kindCannotChange({ kind: stored.kind }));
  }
  const isCombo = (before?.kind ?? cells.kind.trim().toLowerCase()) === "combo";
  for (const field of ["groups", "parts"] as const) {
    const isOther = isCombo === (field === "groups");
    if (isOther && cells[field].trim() !== "") {
      problems.set(field, isCombo ? m.menu_csvOnlyForDishes() : m.menu_csvOnlyForCombos());
    }
  }

  let groups: DishGroups | null = null;
  if (!isCombo && differs("groups")) {
    const offer = parseGroupsCell(cells.name, cells.groups, known.groups);
    if (offer.ok) groups = offer.value;
    else problems.set("groups", offer.message);
  }
  let parts: OfferCell<SavedPart> | null = null;
  if (isCombo && (!before || differs("parts"))) {
    const offer = parsePartsCell(cells.name, cells.parts, known.dishes, before?.partIds ?? []);
    if (offer.ok) parts = offer.value;
    else problems.set("parts", offer.message);
  }

  const stationName = cells.station.trim();
  const station = known.stations.find(
    ({ name }) => name.toLowerCase() === stationName.toLowerCase(),
  );
  if (stationName && !station) {
    const names = known.stations.map(({ name }) => name).join(", ");
    const msg = names ? m.menu_csvNamesOrSettings({ names }) : m.menu_csvStationsEmpty();
    problems.set("station", msg);
  }

  const { data: values } = parsed;
  const sizePaise = groups ? groups.sizePaise : before?.isSized ? before.pricePaise : null;
  if (sizePaise !== null && values && differs("pricePaise") && values.pricePaise !== sizePaise) {
    problems.set("pricePaise", m.menu_csvSizePrice({ price: sizePaise / 100 }));
  }
  if (values && values.image !== before?.image && !isKnownImage(values.image)) {
    problems.set("image", m.menu_noPictureThere());
  }
  if (problems.size > 0 || !values) return { problems };
  const after = menuCells({
    ...values,
    pricePaise: sizePaise ?? values.pricePaise,
    id: cells.id,
    station: station?.name ?? "",
    groups: groups?.cell ?? stored.groups,
    parts: parts?.cell ?? stored.parts,
  });
  return {
    problems: null,
    dish: {
      id: before?.id ?? newId(),
      before,
      values,
      stationId: station?.id ?? null,
      groups: groups?.rows ?? null,
      parts: parts?.rows ?? null,
      cells: after,
    },
  };
}
