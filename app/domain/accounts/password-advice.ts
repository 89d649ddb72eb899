export const MIN_STAFF_PASSWORD_LENGTH = 12;

export const WEAK_PASSWORD_ADVICE =
  "Your password is easy to guess. Choose a longer one that is not common, and not your name or email.";
