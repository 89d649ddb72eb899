/** A print that failed, or has waited for too long. */
export type PrintFailure = {
  id: string;
  /** `Ticket of CP2611230042` */
  what: string;
  /** Its name. */
  printer: string;
  /** The time. */
  since: string;
  lastError: string;
  mayBePrinted: boolean;
  isFailed: boolean;
};
