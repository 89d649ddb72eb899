/** Whether a failure is final (`refused`) or may pass (`unavailable`). */
type ProviderFailure = { ok: false; why: "refused" | "unavailable" };
export type ProviderAnswer<Value> = { ok: true; value: Value } | ProviderFailure;

/** A payment as the provider reports it. */
export type ProviderPayment = {
  id: string;
  amountPaise: number;
  currency: string;
  /** Including tax; null until the provider knows it. */
  feePaise: number | null;
};

/** `key`: the request's key; null if the refund was made elsewhere. */
export type ProviderRefund = {
  id: string;
  key: string | null;
  state: "pending" | "processed" | "failed";
};

/** The content of a signed message from the provider; null if it is about something else. */
type ProviderEvent =
  | { kind: "paid"; reference: string; payment: ProviderPayment }
  | { kind: "refund"; refund: ProviderRefund }
  | null;

/** A payment or refund of one day as the provider knows it. */
export type ProviderTransfer = {
  id: string;
  kind: "payment" | "refund";
  amountPaise: number;
  currency: string;
  feePaise: number | null;
  /** Empty until the money reaches the shop's bank account. */
  settlementId: string;
  settledAt: Date | null;
};

export type NewLink = {
  /** The shop's own id for it. */
  reference: string;
  amountPaise: number;
  expiresAt: Date;
  description: string;
  method: "upi" | "card" | null;
  returnUrl: string;
};

/** A service that takes payments on its own pages. Each provider has one file that creates an object of this type. */
export type PaymentProvider = {
  name: string;
  /** The sites that a form may lead to; for the content security policy. */
  pageOrigins: readonly string[];
  createLink(link: NewLink): Promise<ProviderAnswer<{ id: string; url: string }>>;
  /** The payment of a link; null while nobody has paid it. */
  findPayment(linkId: string): Promise<ProviderAnswer<ProviderPayment | null>>;
  /** Refused if it has been paid. */
  cancelLink(linkId: string): Promise<ProviderAnswer<null>>;
  /** Repeating a key returns the refund that it created. */
  refund(request: {
    key: string;
    paymentId: string;
    amountPaise: number;
  }): Promise<ProviderAnswer<ProviderRefund>>;
  findRefund(refundId: string): Promise<ProviderAnswer<ProviderRefund>>;
  /** `day`: in India. */
  transfersOf(day: string): Promise<ProviderAnswer<ProviderTransfer[]>>;
  /** The link and payment that the query of a returning customer proves to be paid; null if it proves nothing. */
  readReturn(query: URLSearchParams): { reference: string; paymentId: string } | null;
  /** Undefined unless the signature in the headers matches the body. */
  readWebhook(body: string, headers: Headers): ProviderEvent | undefined;
};

let provider: PaymentProvider | null = null;

/** Called once when the shop starts; without a provider, there are no online payments. */
export function setPaymentProvider(chosen: PaymentProvider | null): void {
  provider = chosen;
}

export const paymentProvider = (): PaymentProvider | null => provider;
