/** The reply to a failed form that was sent by a script has the message for the visitor in this header, percent-encoded. */
export const FAILURE_HEADER = "X-Form-Failure";
