import type { SubmissionResult } from "@conform-to/react";
import { useActionData, useOutletContext } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { localPath } from "#app/domain/language/paths.ts";
import type { DishCardData, DishPageData } from "#app/domain/menu/dish.ts";
import { dishUrl } from "#app/domain/menu/dish.ts";
import { comboContents, soldOutText } from "#app/domain/options/combo-part.ts";
import type { Offer } from "#app/domain/options/configure-dish.ts";
import type { Selection } from "#app/domain/options/selection.ts";
import type { ReviewCardData } from "#app/domain/reviews/review.ts";
import { m } from "#messages";
import { useCart } from "../cart/use-cart.ts";
import { Dialog } from "../dialog.tsx";
import type { FormConstraint } from "../form/field-meta.ts";
import { Notice } from "../notice.tsx";
import { DISH_SUBMIT, DishForm, type DishFormValues } from "../options/dish-form.tsx";
import { DishFood } from "./dish-food.tsx";
import { DishPage } from "./dish-page.tsx";

export type DishOrDialogProps = {
  dish: DishPageData;
  offer: Offer;
  selection: Selection;
  values: DishFormValues;
  constraint: FormConstraint;
  reviews: ReviewCardData[];
  alongside: DishCardData[];
  isHearted: boolean;
  url: string;
};

/** The menu opens it as a dialog, and passes its own URL. */
export function DishOrDialog(props: DishOrDialogProps) {
  const menu = useOutletContext<string | null>();
  const { dish, offer } = props;
  const form = <OrderForm {...props} returnTo={menu ?? dishUrl(dish)} />;
  if (menu === null) return <DishPage {...props} form={form} />;
  return (
    <Dialog title={dish.name} closeHref={menu}>
      <p className="muted" lang={dish.kind === "combo" ? undefined : dish.descriptionLang}>
        {dish.kind === "combo" ? comboContents(offer.parts).join(" + ") : dish.description}
      </p>
      <DishFood dish={dish} />
      {form}
      <p className="center small">
        <a href={localPath(dishUrl(dish))}>{m.menu_ingredientsAllergensAndReviews()}</a>
      </p>
    </Dialog>
  );
}

/** The form is recreated, which would lose the focus of the pressed button. */
function useFocusAfterAdding(inCart: number): void {
  const before = useRef(inCart);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (inCart > before.current && isLost) document.getElementById(DISH_SUBMIT)?.focus();
    before.current = inCart;
  }, [inCart]);
}

function OrderForm({ dish, offer, returnTo, ...rest }: DishOrDialogProps & { returnTo: string }) {
  const actionData = useActionData<{ result: SubmissionResult<string[]> }>();
  const inCart = useCart().quantities[dish.id] ?? 0;
  useFocusAfterAdding(inCart);
  const { selection, values, constraint } = rest;
  if (dish.isOffHours) {
    return (
      <Notice tone="warn" title={m.menu_notSoldAtThisTime()}>
        {dish.hours}
      </Notice>
    );
  }
  if (dish.soldOut) return <Notice tone="warn">{soldOutText(dish.name, offer.parts)}</Notice>;
  return (
    <DishForm
      // Empties again after its content has been added.
      key={`${dish.id} ${inCart}`}
      dish={dish}
      offer={offer}
      selection={selection}
      values={values}
      constraint={constraint}
      refused={actionData?.result}
      formUrl={localPath(dishUrl(dish))}
      fields={{ product: dish.id, returnTo }}
      submitLabel={m.menu_addToCart()}
      pendingLabel={m.shared_adding()}
    />
  );
}
