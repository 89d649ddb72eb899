import { and, asc, count, desc, eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { fullTextQuery } from "#db/full-text.ts";
import { users } from "#db/schema/accounts.ts";
import { variants } from "#db/variants.ts";
import { foundRows, type Paging, pagingOf } from "../paging.ts";
import { MAX_SEARCH_RESULTS } from "../search-limits.ts";
import { countUsers } from "./count-users.server.ts";
import { type CustomerSort, DEFAULT_CUSTOMER_SORT, readSort } from "./customer-list-url.ts";
import { userColumns } from "./queries.server.ts";
import type { CustomersQuery } from "./schema.ts";
import type { User } from "./user.ts";

const columns = {
  name: [users.name, users.seq],
  email: [users.email],
  role: [users.role, users.seq],
  createdAt: [users.seq],
  lastLogin: [users.lastLoginAt, users.seq],
} as const;

function ordered(sort: CustomerSort) {
  const { column, isDescending } = readSort(sort);
  return columns[column].map((by) => (isDescending ? desc(by) : asc(by)));
}

const page = variants(({ sort, withRole }: { sort: CustomerSort; withRole: boolean }) => {
  return db
    .select(userColumns)
    .from(users)
    .where(withRole ? eq(users.role, sql.placeholder("role")) : undefined)
    .orderBy(...ordered(sort))
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"))
    .prepare();
});

type Search = { sort: CustomerSort; withRole: boolean };

/** The condition of a search in `users_fts`. */
function matchesSearch(withRole: boolean) {
  return and(
    sql`users_fts match ${sql.placeholder("match")}`,
    // Uses the small index; the rows of the table are spread over many pages.
    withRole
      ? sql`exists (select 1 from users indexed by users_by_role
          where role = ${sql.placeholder("role")} and seq = users_fts.rowid)`
      : undefined,
  );
}

const fullTextIndex = sql`users_fts`;
const newest = sql`users_fts.rowid desc`;
const seq = sql<number>`users_fts.rowid`.as("found_seq");

// Walks the full-text index newest first, so that a search never sorts more than 1000 matches.
const foundPage = variants(({ sort, withRole }: Search) => {
  const range = [sql.placeholder("limit"), sql.placeholder("offset")] as const;
  if (sort === DEFAULT_CUSTOMER_SORT) {
    return db
      .select(userColumns)
      .from(fullTextIndex)
      .innerJoin(users, sql`${users.seq} = users_fts.rowid`)
      .where(matchesSearch(withRole))
      .orderBy(newest)
      .limit(range[0])
      .offset(range[1])
      .prepare();
  }
  const some = db
    .select({ seq })
    .from(fullTextIndex)
    .where(matchesSearch(withRole))
    .orderBy(newest)
    .limit(MAX_SEARCH_RESULTS)
    .as("some");
  return db
    .select(userColumns)
    .from(some)
    .innerJoin(users, eq(users.seq, some.seq))
    .orderBy(...ordered(sort))
    .limit(range[0])
    .offset(range[1])
    .prepare();
});

// Any 1000 matches give the same count; the order of the index is fastest.
const countFound = variants(({ withRole }: Pick<Search, "withRole">) => {
  const some = db
    .select({ seq })
    .from(fullTextIndex)
    .where(matchesSearch(withRole))
    .limit(MAX_SEARCH_RESULTS)
    .as("some");
  return db.select({ total: count() }).from(some).prepare();
});

export type CustomerList = { items: User[]; pagination: Paging };

/** Admins are included unless a role is chosen. A search finds the 1000 accounts registered last. */
export function listCustomers(view: CustomersQuery): CustomerList {
  const { sort, role, search, limit } = view;
  const offset = (view.page - 1) * limit;
  const withRole = role !== undefined;
  if (search) {
    const match = fullTextQuery(search);
    if (!match) return { items: [], pagination: pagingOf(view.page, limit, 0) };
    const values = { match, role };
    return {
      items: foundPage({ sort, withRole }).all({ ...values, ...foundRows(view.page, limit) }),
      pagination: pagingOf(view.page, limit, countFound({ withRole }).get(values)?.total ?? 0),
    };
  }
  const counts = countUsers();
  const total = role ? counts[role] : counts.customer + counts.admin;
  return {
    items: page({ sort, withRole }).all({ role, limit, offset }),
    pagination: pagingOf(view.page, limit, total),
  };
}
