export const RESET_MINUTES = 30;
