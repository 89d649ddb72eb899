/** The status text of the reply to whoever may not open a page, by which the page's error screen knows it. */
export const ACCESS_DENIED = "Access Denied";
