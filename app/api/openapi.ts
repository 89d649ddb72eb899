import { apiAddress } from "#app/http/api-address.server.ts";
import { call } from "#app/http/call.server.ts";
import { json } from "#app/http/json-reply.server.ts";
import { openApi } from "#app/http/openapi.server.ts";

const address = apiAddress("/api/openapi.json", {
  GET: call({
    who: "all",
    summary: "This description: OpenAPI 3.1 of all calls",
    produces: "application/json",
    run: () => json(200, openApi()),
  }),
});

export const loader = address.loader;
export const action = address.action;
