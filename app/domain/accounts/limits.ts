export const MIN_PASSWORD_LENGTH = 6;
export const MIN_STAFF_PASSWORD_LENGTH = 12;

/** How long a password reset link works. */
export const RESET_MINUTES = 30;

/** How long a new staff member can use the link to set a first password. */
export const INVITATION_DAYS = 7;

/** How long the link to verify an email address works. */
export const VERIFICATION_DAYS = 3;
