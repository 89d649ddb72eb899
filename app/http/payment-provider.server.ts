import type { PaymentProvider } from "#app/domain/ledger/payment-provider.ts";
import { env } from "./env.server.ts";
import { razorpay } from "./razorpay.server.ts";

const {
  RAZORPAY_KEY_ID: keyId,
  RAZORPAY_KEY_SECRET: keySecret,
  RAZORPAY_WEBHOOK_SECRET: webhookSecret,
} = env;

/** Null unless its keys are set. */
export const chosenProvider: PaymentProvider | null =
  keyId && keySecret && webhookSecret
    ? razorpay({ keyId, keySecret, webhookSecret, api: env.RAZORPAY_TEST_ORIGIN })
    : null;
