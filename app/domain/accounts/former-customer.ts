/** What stands where the name of somebody stood whose account was deleted. Source: decisions, Accounts. */
export const FORMER_CUSTOMER = "Former customer";
