/** What an answer of the provider is worth: `refused` is final, `unavailable` may pass. */
type ProviderFailure = { ok: false; why: "refused" | "unavailable" };
export type ProviderAnswer<Value> = { ok: true; value: Value } | ProviderFailure;

/** A payment as the provider reports it. */
export type ProviderPayment = {
  id: string;
  amountPaise: number;
  currency: string;
  /** With tax; null until the provider knows it. */
  feePaise: number | null;
};

/** `key`: that of the request; null if it was made elsewhere. */
export type ProviderRefund = {
  id: string;
  key: string | null;
  state: "pending" | "processed" | "failed";
};

/** What a signed message of the provider says; null if it is about something else. */
type ProviderEvent =
  | { kind: "paid"; reference: string; payment: ProviderPayment }
  | { kind: "refund"; refund: ProviderRefund }
  | null;

/** What the provider knows of a payment or refund of one day. */
export type ProviderTransfer = {
  id: string;
  kind: "payment" | "refund";
  amountPaise: number;
  currency: string;
  feePaise: number | null;
  /** Empty until it was transferred to the shop's bank account. */
  settlementId: string;
  settledAt: Date | null;
};

export type NewLink = {
  /** Our id of it. */
  reference: string;
  amountPaise: number;
  expiresAt: Date;
  description: string;
  method: "upi" | "card" | null;
  returnUrl: string;
};

/** A service that takes payments on pages of its own. Each has one file, which makes an object of this type. */
export type PaymentProvider = {
  name: string;
  /** The sites to which a form may lead; for the content security policy. */
  pageOrigins: readonly string[];
  createLink(link: NewLink): Promise<ProviderAnswer<{ id: string; url: string }>>;
  /** The payment of a link, null while nobody has paid it. */
  findPayment(linkId: string): Promise<ProviderAnswer<ProviderPayment | null>>;
  /** Refused if it was paid. */
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
  /** The link and payment that the query of a customer's return proves to be paid; null if it proves nothing. */
  readReturn(query: URLSearchParams): { reference: string; paymentId: string } | null;
  /** Undefined unless the signature in the headers fits the body. */
  readWebhook(body: string, headers: Headers): ProviderEvent | undefined;
};

let provider: PaymentProvider | null = null;

/** Called once when the shop starts; without it nothing is paid online. */
export function setPaymentProvider(chosen: PaymentProvider | null): void {
  provider = chosen;
}

export const paymentProvider = (): PaymentProvider | null => provider;
