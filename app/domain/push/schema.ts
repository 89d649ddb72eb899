import { z } from "zod";
import { MAX_ENDPOINT_LENGTH } from "./push-services.ts";

const UNUSABLE = "The browser sent something else than a subscription. Please try again.";

/** 65 and 16 bytes in base64url. */
const publicKey = z.string({ error: UNUSABLE }).regex(/^[\w-]{87}$/, UNUSABLE);
const authSecret = z.string({ error: UNUSABLE }).regex(/^[\w-]{22}$/, UNUSABLE);

/** What `PushSubscription.toJSON()` says in the browser. */
export const subscriptionForm = z.object({
  endpoint: z.string({ error: UNUSABLE }).max(MAX_ENDPOINT_LENGTH, UNUSABLE),
  publicKey,
  authSecret,
});

export type SubscriptionInput = z.infer<typeof subscriptionForm>;
