import { db, write } from "#db/client.server.ts";
import { settings } from "#db/schema/settings.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { inLanguage } from "../language/in-language.server.ts";
import { adminOnly, ok, problem, type Result } from "../result.ts";
import { putAsideTasks } from "./setup-states.server.ts";
import { isSetupTask, setupTaskNames, setupTasks } from "./setup-tasks.ts";

/**
 * Dismisses a task from the list of things to do before the shop opens, or puts it back. Problems:
 * `forbidden`, `not_found`.
 */
export function putAside(actor: User, task: string, isAside: boolean): Result<{ label: string }> {
  if (!may(actor, "change settings")) return adminOnly;
  if (!isSetupTask(task)) return problem("not_found", m.settings_noSuchTask());
  return write(() => {
    const before = putAsideTasks();
    const value = setupTaskNames.filter((one) => (one === task ? isAside : before.includes(one)));
    db.insert(settings)
      .values({ key: "putAside", value })
      .onConflictDoUpdate({ target: settings.key, set: { value } })
      .run();
    inLanguage("en", () =>
      recordAudit(actor, {
        action: "settings.changed",
        subject: { id: "setup", name: m.settings_beforeYouOpen() },
        before: { putAside: before.map((one) => setupTasks[one].label) },
        after: { putAside: value.map((one) => setupTasks[one].label) },
      }),
    );
    return ok({ label: setupTasks[task].label });
  });
}
