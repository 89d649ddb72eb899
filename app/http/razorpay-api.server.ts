import { z } from "zod";
import type { ProviderAnswer } from "#app/domain/ledger/payment-provider.ts";
import { log } from "./log.server.ts";

export const API = "https://api.razorpay.com";
const ANSWER_MS = 6_000;
const PAGE_SIZE = 100;

const items = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item) });

export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Access = { keyId: string; keySecret: string; api: string };

/** Calls to Razorpay's API, with checked responses. */
export function razorpayApi({ keyId, keySecret, api }: Access) {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString("base64")}`;

  /** The service's messages are never logged, because they may name the customer. */
  async function call<Schema extends z.ZodType>(
    method: "GET" | "POST",
    path: string,
    schema: Schema,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<ProviderAnswer<z.output<Schema>>> {
    try {
      const response = await fetch(`${api}/v1${path}`, {
        method,
        headers: { authorization, "content-type": "application/json", ...headers },
        body: body && JSON.stringify(body),
        redirect: "error",
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      const answer = schema.safeParse(parsedJson(await response.text()));
      if (response.ok && answer.success) return { ok: true, value: answer.data };
      log.warn({ payments: path.split("/")[1], answer: response.status }, "Razorpay refused");
      const isFinal = response.status >= 400 && response.status < 500;
      // 409: an earlier request with the same key is still in progress.
      const isTemporary = [401, 408, 409, 429].includes(response.status);
      return { ok: false, why: isFinal && !isTemporary ? "refused" : "unavailable" };
    } catch (error) {
      const { name } = error as Error;
      log.warn({ payments: path.split("/")[1], error: name }, "Razorpay did not answer");
      return { ok: false, why: "unavailable" };
    }
  }

  /** All pages of a list. */
  async function list<Item extends z.ZodType>(
    path: string,
    item: Item,
  ): Promise<ProviderAnswer<z.output<Item>[]>> {
    const found: z.output<Item>[] = [];
    for (let skip = 0; ; skip += PAGE_SIZE) {
      const page = await call("GET", `${path}&count=${PAGE_SIZE}&skip=${skip}`, items(item));
      if (!page.ok) return page;
      found.push(...page.value.items);
      if (page.value.items.length < PAGE_SIZE) return { ok: true, value: found };
    }
  }

  return { call, list };
}
