import { Link } from "./link.tsx";

export type Tab = {
  label: string;
  lang?: string;
  to: string;
  current: boolean;
  count?: number;
};

/** Tabs are links. On a phone, the list scrolls horizontally. */
type TabsProps = {
  label: string;
  tabs: Tab[];
  /** For tabs that stay visible while the page is scrolled. */
  scrollToTop?: boolean;
};

export function Tabs({ label, tabs, scrollToTop }: TabsProps) {
  return (
    <nav className="tabs" aria-label={label}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.to}>
            <Link
              to={tab.to}
              lang={tab.lang}
              aria-current={tab.current ? "page" : undefined}
              preventScrollReset={!scrollToTop}
            >
              {tab.label}
              {tab.count !== undefined && <span className="count-badge">{tab.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
