import type { ComponentProps } from "react";
import { m } from "#messages";
import { EditForm } from "../form/edit-form.tsx";
import { settingsUrl } from "./settings-url.ts";

type SettingsFormProps = Omit<ComponentProps<typeof EditForm>, "submitLabel" | "cancelTo"> & {
  submitLabel?: string;
};

export function SettingsForm({ submitLabel = m.shared_save(), ...form }: SettingsFormProps) {
  return (
    <EditForm
      {...form}
      submitLabel={submitLabel}
      cancelTo={settingsUrl()}
      cancelLabel={m.settings_allSettings()}
    />
  );
}
