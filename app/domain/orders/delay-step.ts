/** One press of "10 minutes later". */
export const DELAY_STEP_MINUTES = 10;
