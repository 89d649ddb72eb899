/** How often a customer's page with an unfinished order looks for news, with or without scripts. */
export const ORDER_POLL_SECONDS = 4;
export const ORDER_REFRESH_SECONDS = 20;
/** A customer who has just paid waits for the confirmation. */
export const PAYMENT_POLL_SECONDS = 1;
