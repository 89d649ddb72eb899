/** Replaces the name of a deleted account. */
export const FORMER_CUSTOMER = "Former customer";
