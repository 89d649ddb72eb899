/** The hidden field with the single-use key of a form that adds something. */
export const ONCE = "once";

/** The hidden field with the version of what a form showed when it was opened; see `seen-version.server.ts`. */
export const SEEN_VERSION = "seenVersion";

/** The field of every form that says for whom its page was made; see `unsent-forms.server.ts`. */
export const TYPED_BY = "typedBy";

/** In an unsent form with which a picture was sent, because files are not kept. */
export const LOST_PICTURE = "lostPicture";
