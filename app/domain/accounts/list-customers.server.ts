import { asc, desc, eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { fullTextQuery } from "#db/full-text.ts";
import { users } from "#db/schema/accounts.ts";
import { variants } from "#db/variants.ts";
import { type Paging, pagingOf } from "../paging.ts";
import { countRows } from "../row-counts.server.ts";
import { MOST_FOUND } from "../search-limits.ts";
import { type CustomerSort, readSort } from "./customers-address.ts";
import type { CustomersView } from "./customers-view.ts";
import { userColumns } from "./queries.server.ts";
import type { User } from "./user.ts";

const columns = {
  name: [users.name, users.seq],
  email: [users.email],
  role: [users.role, users.seq],
  createdAt: [users.seq],
  lastLogin: [users.lastLoginAt, users.seq],
} as const;

const page = variants(({ sort, withRole }: { sort: CustomerSort; withRole: boolean }) => {
  const { column, isDescending } = readSort(sort);
  return db
    .select(userColumns)
    .from(users)
    .where(withRole ? eq(users.role, sql.placeholder("role")) : undefined)
    .orderBy(...columns[column].map((by) => (isDescending ? desc(by) : asc(by))))
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"))
    .prepare();
});

// Newest first along the index of words: no search gathers and sorts all that it finds.
const found = variants(({ withRole }: { withRole: boolean }) =>
  db
    .select(userColumns)
    .from(sql`users_fts`)
    .innerJoin(users, sql`${users.seq} = users_fts.rowid`)
    .where(
      withRole
        ? sql`users_fts match ${sql.placeholder("match")} and ${eq(users.role, sql.placeholder("role"))}`
        : sql`users_fts match ${sql.placeholder("match")}`,
    )
    .orderBy(sql`users_fts.rowid desc`)
    .limit(MOST_FOUND)
    .prepare(),
);

const keys: Record<"name" | "email" | "role" | "lastLogin", (user: User) => string | number> = {
  name: ({ name }) => name,
  email: ({ email }) => email,
  role: ({ role }) => role,
  lastLogin: ({ lastLoginAt }) => lastLoginAt?.getTime() ?? 0,
};

/** Takes users, newest first, and a sort, returns them in that order: the same that the indexes keep. */
function sorted(newestFirst: User[], sort: CustomerSort): User[] {
  const { column, isDescending } = readSort(sort);
  const oldestFirst = newestFirst.toReversed();
  const key = column === "createdAt" ? null : keys[column];
  const ascending = key
    ? oldestFirst.sort((one, other) => {
        const [a, b] = [key(one), key(other)];
        return a < b ? -1 : a > b ? 1 : 0;
      })
    : oldestFirst;
  return isDescending ? ascending.reverse() : ascending;
}

export type CustomerList = { items: User[]; pagination: Paging };

/**
 * Takes a view, returns the people with an account (admins too, unless a role is chosen) and the list's
 * place; a search shows the 1000 that registered last. Source: spec 2 §2 /admin/customers; API contract, GET /api/auth/users.
 */
export function listCustomers(view: CustomersView): CustomerList {
  const { sort, role, search, limit } = view;
  const offset = (view.page - 1) * limit;
  const withRole = role !== null;
  if (search) {
    const match = fullTextQuery(search);
    const all = match ? found({ withRole }).all({ match, role }) : [];
    return {
      items: sorted(all, sort).slice(offset, offset + limit),
      pagination: pagingOf(view.page, limit, all.length),
    };
  }
  const roles = role ? ([role] as const) : (["customer", "admin"] as const);
  const total = roles.reduce((sum, one) => sum + countRows(`users.${one}`), 0);
  return {
    items: page({ sort, withRole }).all({ role, limit, offset }),
    pagination: pagingOf(view.page, limit, total),
  };
}
