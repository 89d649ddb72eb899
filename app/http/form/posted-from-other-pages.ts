/** The `handle` of a screen whose form is in a dialog of other pages, too; they post it without loading the screen. */
export const POSTED_FROM_OTHER_PAGES = { isPostedFromOtherPages: true };
