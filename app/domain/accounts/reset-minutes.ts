/** How long the link of a password reset works. Source: the owner's wish (password reset by e-mail). */
export const RESET_MINUTES = 30;
