export const MIN_PASSWORD_LENGTH = 6;
export const MIN_STAFF_PASSWORD_LENGTH = 12;

/** How long the link works that sets a new password. */
export const RESET_MINUTES = 30;

/** How long a new member of staff can use the link that sets the first password. */
export const INVITATION_DAYS = 7;

/** How long the link works that verifies an email address. */
export const VERIFICATION_DAYS = 3;
