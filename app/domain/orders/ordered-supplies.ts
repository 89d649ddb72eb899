/** Something of an order that can run out. */
export type OrderedSupply = {
  kind: "dish" | "choice";
  id: string;
  name: string;
  /** Marked as sold out today. */
  isMarked: boolean;
};
