import { ECDH } from "node:crypto";
import webPush, { type VapidKeys } from "web-push";
import { z } from "zod";
import { shopSecret } from "../secrets.server.ts";

const stored = z.object({ publicKey: z.string(), privateKey: z.string() });

/** The keys by which push services recognise the shop (VAPID). A new pair would end every subscription. */
export function pushKeys(): VapidKeys {
  return stored.parse(
    JSON.parse(shopSecret("push", () => JSON.stringify(webPush.generateVAPIDKeys()))),
  );
}

/** For the browser, which subscribes with it. */
export function pushPublicKey(): string {
  return pushKeys().publicKey;
}

/** Whether messages can be encrypted with it: it must be a point on the curve P-256. */
export function isPublicKey(text: string): boolean {
  try {
    const point = ECDH.convertKey(text, "prime256v1", "base64url", "base64url", "uncompressed");
    return point === text;
  } catch {
    return false;
  }
}
