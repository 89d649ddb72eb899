/** The hidden field with the single-use key of a form that adds something. */
export const ONCE = "once";
