import { paiseToRupees } from "../money.ts";
import type { Choice, OptionGroup, OptionKind } from "./option-group.ts";

/** The values of a choice's row in the group form, either typed or stored; true is sent as "on". */
type ChoiceFields = {
  id?: string;
  name: string;
  price: string;
  isVeg: boolean | string;
  contains: string[];
  leavesOut: string[];
  isHidden: boolean | string;
  isPreselected: boolean | string;
  stock: string;
  shownStock: string;
};

export type GroupFormFields = {
  name: string;
  kind: OptionKind | "";
  isSize: boolean | string;
  choices: ChoiceFields[];
};

export const newChoice: ChoiceFields = {
  name: "",
  price: "",
  isVeg: "on",
  contains: [],
  leavesOut: [],
  isHidden: "",
  isPreselected: "",
  stock: "",
  shownStock: "",
};

const NEW_ROWS = 3;

export const newGroup: GroupFormFields = {
  name: "",
  kind: "several",
  isSize: false,
  choices: Array.from({ length: NEW_ROWS }, () => newChoice),
};

function choiceFields({ id, name, pricePaise, stock, ...flags }: Choice): ChoiceFields {
  const { isVeg, isHidden, isPreselected, contains, leavesOut } = flags;
  const left = stock === null ? "" : String(stock);
  return {
    id,
    name,
    price: String(paiseToRupees(pricePaise)),
    isVeg,
    contains,
    leavesOut,
    isHidden,
    isPreselected,
    stock: left,
    shownStock: left,
  };
}

export function groupFields({ name, kind, isSize, choices }: OptionGroup): GroupFormFields {
  return { name, kind, isSize, choices: choices.map(choiceFields) };
}
