/** The status text of the reply when somebody may not open a page; the page's error screen recognizes it. */
export const ACCESS_DENIED = "Access Denied";
