import { defineEndpoint } from "#app/http/endpoint/define-endpoint.server.ts";
import { endpoint } from "#app/http/endpoint/endpoint.server.ts";
import { json } from "#app/http/endpoint/json-reply.server.ts";
import { openApi } from "#app/http/endpoint/openapi.server.ts";

const { loader, action } = defineEndpoint("/api/openapi.json", {
  GET: endpoint({
    audience: "all",
    summary: "This description: OpenAPI 3.1 of all calls",
    produces: "application/json",
    run: () => json(200, openApi()),
  }),
});

export { action, loader };
