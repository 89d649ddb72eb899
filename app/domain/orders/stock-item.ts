/** A dish or choice of an order that can run out. */
export type StockItem = {
  kind: "dish" | "choice";
  id: string;
  name: string;
  /** Whether it is marked as sold out today. */
  isMarked: boolean;
};
