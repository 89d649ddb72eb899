/** The hidden field with the single-use key of a form that adds something. */
export const ONCE = "once";

/** The field of every form that says for whom its page was made; see `unsent-forms.server.ts`. */
export const TYPED_BY = "typedBy";
