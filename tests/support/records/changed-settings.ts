import { onTestFinished } from "vitest";
import type { FormFields, FormVisitor } from "#tests/support/http/form.ts";
import { saveSettings } from "./settings.ts";

/** Changes some settings of a section until the end of the test. */
export async function changeSettings(
  admin: FormVisitor,
  section: string,
  fields: FormFields,
): Promise<void> {
  const { seenVersion: _, ...before } = await admin.formOn(`/admin/settings/${section}`);
  onTestFinished(async () => {
    await saveSettings(admin, section, before);
  });
  await saveSettings(admin, section, { ...before, ...fields });
}
