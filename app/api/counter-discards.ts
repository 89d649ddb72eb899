import { discardOrder } from "#app/domain/counter/discard-order.server.ts";
import { discardInput } from "#app/domain/counter/schema.ts";
import { ok } from "#app/domain/result.ts";
import { defineEndpoint } from "#app/http/endpoint/define-endpoint.server.ts";
import { endpoint } from "#app/http/endpoint/endpoint.server.ts";

const { loader, action } = defineEndpoint("/api/counter/discards", {
  POST: endpoint({
    audience: "take orders",
    summary: "Record that an order taken offline was refused and given up, and why",
    body: discardInput,
    run({ actor, body }) {
      const discarded = discardOrder(actor, body);
      return discarded.ok ? ok({ message: "Order discarded" }) : discarded;
    },
  }),
});

export { action, loader };
