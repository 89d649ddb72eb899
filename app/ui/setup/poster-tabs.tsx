import { m } from "#messages";
import { Tabs } from "../tabs.tsx";

const POSTER = "/admin/poster";

/** Everything that can be printed for the stall; `current` is one of the addresses. */
export function PosterTabs({ current }: { current: string }) {
  const tabs = [
    { label: "A4", to: `${POSTER}?size=a4` },
    { label: "A5", to: `${POSTER}?size=a5` },
    { label: m.settings_tableCards(), to: `${POSTER}/cards` },
  ];
  return (
    <Tabs
      label={m.settings_paperSize()}
      tabs={tabs.map((tab) => ({ ...tab, current: tab.to === current }))}
    />
  );
}
