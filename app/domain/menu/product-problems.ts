import { problem } from "../result.ts";

/** Source: API contract, Envelope (403). */
export const ADMIN_ONLY = problem("forbidden", "Admin access required");

/** Source: API contract, GET /api/products/{id}. */
export const NO_SUCH_PRODUCT = problem("not_found", "Product not found");
