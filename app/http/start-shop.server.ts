import { setTimeout as delay } from "node:timers/promises";
import { ensureFirstAdmin } from "#app/domain/accounts/first-admin.server.ts";
import { fillStarterPosts } from "#app/domain/blog/fill-starter-posts.server.ts";
import { fillStarterMenu } from "#app/domain/menu/fill-starter-menu.server.ts";
import { tellStorageFailures } from "#app/domain/storage.server.ts";
import { startBackups } from "./backups.server.ts";
import { env } from "./env.server.ts";
import { log } from "./log.server.ts";
import { startPictureSweep } from "./picture-sweep.server.ts";
import { startPostman, stopPostman } from "./postman.server.ts";

/**
 * Makes a file ready to open the shop: starter menu, posts and first admin on a new one, nothing on any
 * other; and starts sending letters, making copies and tidying pictures. An invented password is printed once, and never logged. Source: decisions, One box; Accounts.
 */
export async function startShop(): Promise<void> {
  tellStorageFailures((thrown) => log.error({ err: thrown }, "the data file cannot be written"));
  fillStarterMenu();
  fillStarterPosts();
  const admin = await ensureFirstAdmin({ email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD });
  if (admin?.inventedPassword) {
    process.stdout.write(
      `\n  First admin: ${admin.email}\n  Password:    ${admin.inventedPassword}\n  It is shown this once. Log in at /login and keep it safe.\n\n`,
    );
  }
  startPostman();
  startBackups();
  startPictureSweep();
}

/** An email that takes longer is sent again by the next start. */
const EMAIL_WITHIN_MS = 700;

export async function stopShop(): Promise<void> {
  await Promise.race([stopPostman(), delay(EMAIL_WITHIN_MS)]);
}
