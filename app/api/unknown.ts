import { unknownAddress } from "#app/http/api-address.server.ts";

export const loader = unknownAddress;
export const action = unknownAddress;
