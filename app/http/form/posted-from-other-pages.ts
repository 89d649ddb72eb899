/**
 * The `handle` of a screen whose form also appears in a dialog on other pages, which post it
 * without loading the screen.
 */
export const POSTED_FROM_OTHER_PAGES = { isPostedFromOtherPages: true };
