import { unknownEndpoint } from "#app/http/endpoint/define-endpoint.server.ts";

export const loader = unknownEndpoint;
export const action = unknownEndpoint;
