import type { ReactNode } from "react";
import { settingsSections } from "#app/domain/settings/settings-sections.ts";
import type { SettingsSection } from "#app/domain/settings/shop-settings.ts";
import { m } from "#messages";
import { Page } from "../layout/page.tsx";
import { useMay } from "../staff/use-may.ts";
import { settingsUrl } from "./settings-url.ts";

type SettingsPageProps = {
  section: SettingsSection;
  intro?: ReactNode;
  variant?: "narrow" | "normal";
  children: ReactNode;
};

export function SettingsPage({ section, intro, variant = "narrow", children }: SettingsPageProps) {
  const may = useMay();
  return (
    <Page
      title={settingsSections[section]}
      intro={intro}
      variant={variant}
      trail={
        may("change settings") ? [{ label: m.shared_settings(), to: settingsUrl() }] : undefined
      }
    >
      {children}
    </Page>
  );
}
