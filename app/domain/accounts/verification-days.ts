/** How long the link that verifies an email address works. */
export const VERIFICATION_DAYS = 3;
