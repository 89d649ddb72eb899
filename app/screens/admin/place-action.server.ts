import type { Action } from "#app/domain/access/permissions.ts";
import type { User } from "#app/domain/access/user.ts";
import { placeForm } from "#app/domain/menu/product-schema.ts";
import type { Result } from "#app/domain/result.ts";
import type { FormContext } from "#app/http/form/form-action.server.ts";
import { m } from "#messages";
import { buttonAction, reasonOnly } from "./button-action.server.ts";

export const MENU_ORDER = "/admin/products/order";

type Place = (actor: User, params: FormContext["params"], to: number) => Result<{ name: string }>;

type List = { page: string; needs: Action };

const menuOrder: List = { page: MENU_ORDER, needs: "change the menu" };

/** Moves an entry of a list: by default, a dish or a section of the menu. */
export function placeAction(place: Place, { page, needs } = menuOrder) {
  return buttonAction({
    needs,
    page: () => page,
    schema: placeForm,
    run: (actor, { params, input }) => place(actor, params, input.to),
    success: ({ name }) => m.admin_moved({ name }),
    refusal: reasonOnly,
    failure: () => m.admin_failedToSaveTheOrder(),
  });
}
