import type { ReactNode } from "react";
import { may } from "#app/domain/access/permissions.ts";
import type { Role } from "#app/domain/access/roles.ts";
import { m } from "#messages";
import { QuietLink } from "../button.tsx";
import { PostButton } from "../form/post-button.tsx";
import { Icon } from "../icon.tsx";
import { Link } from "../link.tsx";
import {
  barSectionsFor,
  dashboard,
  isIn,
  type Section,
  type SectionGroup,
  sectionGroupsFor,
} from "./admin-sections.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { MenuDetails } from "./menu-details.tsx";
import type { WaitingCounts } from "./waiting-counts.ts";

export type AdminPerson = { name: string; email: string; role: Role };

type NavigationProps = { person: AdminPerson; path: string; counts: WaitingCounts };

/** More do not fit the height of a laptop. */
const MOST_UNFOLDED = 12;

type MenuProps = NavigationProps & {
  /** Whether there is room for every section. */
  isUnfolded?: boolean;
};

/** Every section that the person may open, in groups, followed by personal pages. */
export function AdminMenu({ person, path, counts, isUnfolded = false }: MenuProps) {
  const groups = sectionGroupsFor(person);
  const seesDashboard = may(person, dashboard.needs);
  const count = groups.flatMap(({ sections }) => sections).length;
  const folds = !isUnfolded && count > MOST_UNFOLDED;
  const item = (section: Section) => (
    <SectionLink key={section.to} section={section} path={path} waiting={counts[section.to]} />
  );
  return (
    <>
      <nav aria-label={m.shell_admin()}>
        {seesDashboard && <ul className="links">{item(dashboard)}</ul>}
        {groups.map((group, index) => (
          <Group
            key={group.label}
            group={group}
            isOpen={!folds || index === 0 || group.sections.some((section) => isIn(path, section))}
            counts={counts}
          >
            {group.sections.map(item)}
          </Group>
        ))}
      </nav>
      <div className="admin-person">
        <p className="signed-in-user">
          <strong>{person.name}</strong>
          <span className="muted small">{person.email}</span>
        </p>
        <LanguageSwitch path={path} />
        <QuietLink to="/" size="small" icon="eye">
          {m.shell_viewShop()}
        </QuietLink>
        <PostButton action="/logout" label={m.shared_signOut()} icon="logout" variant="quiet" />
      </div>
    </>
  );
}

type GroupProps = {
  group: SectionGroup;
  isOpen: boolean;
  counts: WaitingCounts;
  children: ReactNode;
};

function Group({ group: { label, sections }, isOpen, counts, children }: GroupProps) {
  const waiting = sections.flatMap(({ to }) => counts[to] ?? []);
  const total = waiting.reduce((sum, { count }) => sum + count, 0);
  return (
    <details className="menu-group" open={isOpen}>
      <summary>
        <span>{label}</span>
        <Waiting count={total} what={waiting[0]?.what} />
        <Icon name="chevron-down" />
      </summary>
      <ul className="links">{children}</ul>
    </details>
  );
}

/** For screens without room for the menu: the screens needed most, and More. */
export function AdminBar({ person, path, counts }: NavigationProps) {
  return (
    <div className="bottom-bar admin-bar">
      <nav aria-label={m.shell_quick()}>
        <ul>
          {barSectionsFor(person).map((section) => (
            <SectionLink
              key={section.to}
              section={section}
              path={path}
              waiting={counts[section.to]}
            />
          ))}
        </ul>
      </nav>
      <MenuDetails
        label={m.shell_adminNavigation()}
        summary={
          <>
            <Icon name="menu" />
            <Icon name="close" />
            <span>{m.shell_more()}</span>
          </>
        }
      >
        <AdminMenu person={person} path={path} counts={counts} isUnfolded />
      </MenuDetails>
    </div>
  );
}

type LinkProps = { section: Section; path: string; waiting?: WaitingCounts[string] };

function SectionLink({ section, path, waiting }: LinkProps) {
  return (
    <li>
      <Link
        to={section.to}
        className="admin-section"
        aria-current={isIn(path, section) ? "page" : undefined}
      >
        <Icon name={section.icon} />
        <span>{section.label}</span>
        <Waiting {...waiting} />
      </Link>
    </li>
  );
}

function Waiting({ count = 0, what = "" }) {
  if (count === 0) return null;
  return (
    <span className="count-badge">
      {count}
      <span className="visually-hidden"> {what}</span>
    </span>
  );
}
