import { setTimeout as delay } from "node:timers/promises";
import { saveViews } from "#app/domain/blog/count-view.server.ts";
import { fillStarterPosts } from "#app/domain/blog/fill-starter-posts.server.ts";
import { fillStarterContent } from "#app/domain/content/fill-starter-content.server.ts";
import { closeDatabase, onStatement } from "#app/domain/database.server.ts";
import { fillStarterMenu } from "#app/domain/menu/fill-starter-menu.server.ts";
import { ensureFirstAdmin } from "#app/domain/sign-in/first-admin.server.ts";
import { hasAdminWithWeakPassword } from "#app/domain/sign-in/weak-password.server.ts";
import { onStorageFailure } from "#app/domain/storage.server.ts";
import { env } from "#app/http/env.server.ts";
import { log } from "#app/http/log.server.ts";
import { startAlertWatch, stopAlertWatch } from "./alert-watch.server.ts";
import { startDailyCleanup } from "./daily-cleanup.server.ts";
import { startEventReminders } from "./event-reminders.server.ts";
import { startMailWorker } from "./mail-worker.server.ts";
import {
  startPaymentWatch,
  startRefundWorker,
  stopPaymentWatch,
} from "./online-payments.server.ts";
import { startSavingViews } from "./post-views.server.ts";
import { startPrintWorker } from "./print-worker.server.ts";
import { startPushWorker } from "./push-worker.server.ts";
import { startScheduledBackups } from "./scheduled-backups.server.ts";

const SLOW_STATEMENT_MS = 50;

let stopWorkers: (() => Promise<void>)[] = [];

/**
 * Fills a new database with the starter menu, posts and first admin, and starts the background
 * jobs. A generated password is printed once and never logged.
 */
export async function startShop(): Promise<void> {
  onStorageFailure((thrown) => log.error({ err: thrown }, "the database cannot be written"));
  // Without its values, which may be personal.
  onStatement((sql, ms) => {
    if (ms > SLOW_STATEMENT_MS) log.warn({ slowQuery: sql, ms: Math.round(ms) });
  });
  fillStarterContent();
  fillStarterMenu();
  fillStarterPosts();
  const admin = await ensureFirstAdmin({ email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD });
  if (admin?.generatedPassword) {
    process.stdout.write(
      `\n  First admin: ${admin.email}\n  Password:    ${admin.generatedPassword}\n  It is shown this once. Log in at /login and keep it safe.\n\n`,
    );
  }
  if (hasAdminWithWeakPassword()) {
    log.warn(
      "The password of an admin is easy to guess (see ADMIN_PASSWORD). Change it at /profile/password.",
    );
  }
  stopWorkers = [startMailWorker(), startPushWorker(), startPrintWorker(), startRefundWorker()];
  startScheduledBackups();
  startDailyCleanup();
  startSavingViews();
  startAlertWatch();
  startEventReminders();
  startPaymentWatch();
}

/** A slower email is sent again after the next start; a slower print is shown as failed. */
const STOP_TIMEOUT_MS = 700;

export async function stopShop(): Promise<void> {
  stopAlertWatch();
  stopPaymentWatch();
  saveViews();
  const stopped = Promise.all(stopWorkers.map((stop) => stop()));
  await Promise.race([stopped, delay(STOP_TIMEOUT_MS)]);
  closeDatabase();
}
