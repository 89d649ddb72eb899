import { z } from "zod";
import { m } from "#messages";
import { MAX_ENDPOINT_LENGTH } from "./push-services.ts";

const UNUSABLE = () => m.push_subscriptionInvalid();

/** 65 and 16 bytes in base64url. */
const publicKey = z.string({ error: UNUSABLE }).regex(/^[\w-]{87}$/, { error: UNUSABLE });
const authSecret = z.string({ error: UNUSABLE }).regex(/^[\w-]{22}$/, { error: UNUSABLE });

/** The result of `PushSubscription.toJSON()` in the browser. */
export const subscriptionForm = z.object({
  endpoint: z.string({ error: UNUSABLE }).max(MAX_ENDPOINT_LENGTH, { error: UNUSABLE }),
  publicKey,
  authSecret,
});

export type SubscriptionInput = z.infer<typeof subscriptionForm>;
