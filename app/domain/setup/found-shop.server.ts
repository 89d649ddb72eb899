import { write } from "#db/client.server.ts";
import type { User } from "../access/user.ts";
import { contentForm } from "../content/content-schema.ts";
import { type ContentRow, contentRows, onlyRow } from "../content/queries.server.ts";
import {
  addContent,
  emptyFields,
  removeContent,
  saveContent,
} from "../content/save-content.server.ts";
import { fieldsOf, type SubjectName } from "../content/subjects.ts";
import { ok, type Result } from "../result.ts";
import { cookingBranch } from "../shop/branches.server.ts";
import { placeFields, shopFields } from "./first-hour.ts";

type Fields = Record<string, string>;

export const shopForm = contentForm("shop", shopFields);
export const placeForm = contentForm("branch", placeFields);

const shopRow = () => onlyRow(contentRows("shop"));
const branchRow = () => contentRows("branch").find(({ id }) => id === cookingBranch()?.id);

/** The initial values of a form, without those of the sample shop. */
function typedBefore(row: ContentRow | undefined): Fields {
  return !row || row.isSample ? {} : row.fields;
}

export const presentShop = () => typedBefore(shopRow());
export const presentPlace = () => typedBefore(branchRow());

function completed(subject: SubjectName, typed: Fields, before: Fields): Fields {
  return Object.fromEntries(
    fieldsOf(subject).map(([field]) => [field, typed[field] ?? before[field] ?? ""]),
  );
}

/** Until there is an address, customers see the city. Problems: `forbidden`. */
export function nameShop(actor: User, typed: Fields): Result<unknown> {
  const row = shopRow();
  const { address } = presentPlace();
  const city = { address: address ?? `${typed.city}, ${typed.state}` };
  return saveContent(actor, row.id, completed("shop", typed, row.isSample ? city : row.fields));
}

/** Removes the other branches of the sample, its address and what it says about its branches. Problems: `forbidden`. */
export function placeShop(actor: User, typed: Fields): Result<unknown> {
  return write(() => {
    const [shop, branch] = [shopRow(), branchRow()];
    const fields = completed("branch", typed, {
      cooksOnlineOrders: "yes",
      ...typedBefore(branch),
    });
    const isFirst = !branch || branch.isSample;
    const saved = branch
      ? saveContent(actor, branch.id, fields)
      : addContent(actor, "branch", fields);
    if (!saved.ok) return saved;
    if (!shop.isSample && (isFirst || shop.fields.address === branch.fields.address)) {
      saveContent(actor, shop.id, { ...shop.fields, address: fields.address ?? "" });
    }
    for (const { id } of contentRows("branch").filter(({ isSample }) => isSample)) {
      removeContent(actor, id);
    }
    const home = onlyRow(contentRows("home"));
    if (home.isSample) emptyFields(actor, home.id, ["locationsIntro", "mapLabel"]);
    return ok(null);
  });
}
