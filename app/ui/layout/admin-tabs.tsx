import { useLocation } from "@remix-run/react";
import { withoutLanguage } from "#app/domain/language/paths.ts";
import { translated } from "#app/domain/language/translated.ts";
import { m } from "#messages";
import { Tabs } from "../tabs.tsx";

type SectionPage = { to: string; label: string };

const systemPages: SectionPage[] = [
  translated({ to: "/admin/health", label: m.shared_health }),
  translated({ to: "/admin/log", label: m.shared_log }),
  translated({ to: "/admin/sign-ins", label: m.admin_signIns }),
  translated({ to: "/admin/emails", label: m.shared_emails }),
  translated({ to: "/admin/before-you-open", label: m.settings_beforeYouOpen }),
];

const staffPages: SectionPage[] = [
  translated({ to: "/admin/staff", label: m.shared_staff }),
  translated({ to: "/admin/devices", label: m.staff_devices }),
  translated({ to: "/admin/staff/permissions", label: m.staff_permissions }),
];

/** The pages of one section of the admin area, above the title of each. */
function SectionTabs({ label, pages }: { label: string; pages: SectionPage[] }) {
  const here = withoutLanguage(useLocation().pathname);
  return (
    <Tabs
      label={label}
      tabs={pages.map((page) => ({ ...page, current: page.to === here }))}
      scrollToTop
    />
  );
}

export function SystemTabs() {
  return <SectionTabs label={m.shell_system()} pages={systemPages} />;
}

export function StaffTabs() {
  return <SectionTabs label={m.shell_staffAndDevices()} pages={staffPages} />;
}
