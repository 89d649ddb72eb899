/** The hidden field with the single-use key of a form that adds something. */
export const ONCE = "once";

/**
 * The hidden field with the version of the data that a form showed when it was opened; see
 * `seen-version.server.ts`.
 */
export const SEEN_VERSION = "seenVersion";

/** The field of every form that says whom its page was made for; see `unsent-forms.server.ts`. */
export const TYPED_BY = "typedBy";

/** Marks an unsent form that came with a picture, because files are not kept. */
export const LOST_PICTURE = "lostPicture";
