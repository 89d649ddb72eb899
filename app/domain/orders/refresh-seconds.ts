/** How often a customer's page with an unfinished order looks for news: with scripts, and without. */
export const ORDER_POLL_SECONDS = 4;
export const ORDER_REFRESH_SECONDS = 20;
/** Whoever has just paid waits for it to say so. */
export const PAYMENT_POLL_SECONDS = 1;
