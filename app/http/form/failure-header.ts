/** In the answer to a form that failed: what to tell the visitor, percent-encoded. */
export const FAILURE_HEADER = "X-Form-Failure";
