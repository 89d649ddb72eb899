import type { ComponentProps } from "react";
import { m } from "#messages";
import { EditForm } from "../form/edit-form.tsx";
import { useMay } from "../staff/use-may.ts";
import { settingsUrl } from "./settings-url.ts";

type SettingsFormProps = Omit<ComponentProps<typeof EditForm>, "submitLabel"> & {
  submitLabel?: string;
};

export function SettingsForm({ submitLabel = m.shared_save(), ...form }: SettingsFormProps) {
  const may = useMay();
  return (
    <EditForm
      cancelTo={may("change settings") ? settingsUrl() : undefined}
      cancelLabel={m.settings_allSettings()}
      {...form}
      submitLabel={submitLabel}
    />
  );
}
