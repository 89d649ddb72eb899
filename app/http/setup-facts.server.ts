import { isCopiedElsewhere } from "#app/domain/backup/make-backup.server.ts";
import type { SetupFacts } from "#app/domain/setup/setup-states.server.ts";
import { env } from "./env.server.ts";
import { upiPayee } from "./upi-payee.server.ts";

/** The parts of a new shop's setup that depend on its environment. */
export function setupFacts(): SetupFacts {
  return {
    hasUpiId: upiPayee() !== null,
    sendsEmails: env.SMTP_URL !== undefined,
    copiesBackups: env.BACKUP_HOOK !== undefined && isCopiedElsewhere(),
  };
}
