/** `statement_credits.payment_id`: the money of a reversed payment did arrive, so its credit is open again. */
export const statementCreditTriggers = [
  `CREATE TRIGGER statement_credits_reopen AFTER INSERT ON payments WHEN new.kind = 'reversal' BEGIN
  UPDATE statement_credits SET payment_id = NULL WHERE payment_id = new.applies_to;
END`,
];
