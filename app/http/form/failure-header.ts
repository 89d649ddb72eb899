/** The reply to a failed form has the message for the visitor in this header, percent-encoded. */
export const FAILURE_HEADER = "X-Form-Failure";
