import { m } from "#messages";

/** Apart from its rule, so that browsers need not load zod. */
export const pincodeMessage = () => m.account_pincodeMustBe6Digits();
