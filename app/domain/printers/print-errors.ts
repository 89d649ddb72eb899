import { m } from "#messages";

/** Reasons why something was not printed, as stored in the queue. */
export const printErrors = {
  notPrepared: "The shop could not prepare it.",
  failed: "Something went wrong while it was printed.",
  interrupted: "The shop stopped while it was printing.",
  tooLate: "It waited too long, because the shop was not running.",
  unreachable: "It cannot be reached. Is it switched on and in the network?",
  lost: "The connection was lost.",
  closed: "It closed the connection.",
  full: "It takes no more data.",
  noPaper: "It is out of paper.",
  coverOpen: "Its cover is open.",
  error: "It reports an error.",
  unconfirmed: "It did not confirm that it received everything.",
  silent: "It stopped answering.",
  elsewhere: "A printer must be in the shop's own network, with an address such as 192.168.1.50",
} as const;

const texts: Record<string, () => string> = {
  [printErrors.notPrepared]: m.printing_couldNotBePrepared,
  [printErrors.failed]: m.printing_unknownFailure,
  [printErrors.interrupted]: m.printing_stoppedWhilePrinting,
  [printErrors.tooLate]: m.printing_waitedTooLong,
  [printErrors.unreachable]: m.printing_unreachable,
  [printErrors.lost]: m.printing_connectionLost,
  [printErrors.closed]: m.printing_connectionClosed,
  [printErrors.full]: m.printing_takesNoMoreData,
  [printErrors.noPaper]: m.printing_outOfPaper,
  [printErrors.coverOpen]: m.printing_coverOpen,
  [printErrors.error]: m.printing_reportsAnError,
  [printErrors.unconfirmed]: m.printing_didNotConfirm,
  [printErrors.silent]: m.printing_stoppedAnswering,
  [printErrors.elsewhere]: m.printing_addressOutsideNetwork,
};

/** The text in the reader's language, if it is one of these errors. */
export function printErrorText(kept: string): string {
  const [, host] = /^(\S+) cannot be found in the network$/.exec(kept) ?? [];
  return host ? m.printing_hostNotFound({ host }) : (texts[kept]?.() ?? kept);
}
