import { z } from "zod";
import { presentQuote, quoteOutput } from "#app/domain/checkout/present-quote.server.ts";
import { quoteItems } from "#app/domain/checkout/quote-items.server.ts";
import { quoteInput } from "#app/domain/checkout/schema.ts";
import { ok } from "#app/domain/result.ts";
import { defineEndpoint } from "#app/http/endpoint/define-endpoint.server.ts";
import { endpoint } from "#app/http/endpoint/endpoint.server.ts";
import { checkCouponGuess } from "#app/http/limits/coupon-guess.server.ts";

const { loader, action } = defineEndpoint("/api/quote", {
  POST: endpoint({
    audience: "all",
    rateLimit: "ask for a quote",
    summary: "What an order would cost and when it could be had; nothing is ordered or stored",
    storesNothing: true,
    body: quoteInput,
    response: z.object({ data: quoteOutput }),
    run({ actor, body, request }) {
      const limited = checkCouponGuess(body.coupon, actor, request);
      return limited ?? ok({ data: presentQuote(quoteItems(actor, body)) });
    },
  }),
});

export { action, loader };
