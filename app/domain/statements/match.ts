/** A credit, with its time as text. */
export type CreditView = {
  id: string;
  reference: string;
  amountPaise: number;
  description: string;
  at: string;
};

export type OrderName = { orderId: string; orderNumber: string; customerName: string };

export type ClaimView = OrderName & {
  id: string;
  reference: string;
  amountPaise: number;
  at: string;
};

/** A credit with the claim or order that it may belong to. */
export type Pair = OrderName & { credit: CreditView; claim: ClaimView | null };

export type StatementMatches = {
  /** Reference and amount are those of a claim. */
  exact: Pair[];
  /** Only the reference is. */
  different: Pair[];
  /** Only amount and time fit. */
  suggestions: Pair[];
  unassigned: CreditView[];
  unmatchedClaims: ClaimView[];
  /** Recent claims that were refused because their reference belongs to another payment. */
  usedTwice: (ClaimView & { usedFor: string })[];
};
