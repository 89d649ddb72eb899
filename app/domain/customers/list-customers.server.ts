import { and, asc, count, desc, eq, inArray, sql } from "drizzle-orm";
import { db, given } from "#db/client.server.ts";
import { fullTextQuery } from "#db/full-text.ts";
import { users } from "#db/schema/accounts.ts";
import { variants } from "#db/variants.ts";
import type { User } from "../access/user.ts";
import { countUsers, userColumns } from "../accounts/queries.server.ts";
import { foundRows, type Paging, pagingOf } from "../lists/paging.ts";
import { MAX_SEARCH_RESULTS } from "../lists/search-limits.ts";
import { type CustomerSort, DEFAULT_CUSTOMER_SORT, readSort } from "./customer-list-url.ts";
import type { CustomersQuery } from "./schema.ts";

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

// A single role is a range of an index; owners and managers are few enough to sort.
const included = {
  everybody: undefined,
  "one role": given(users.role),
  admins: inArray(users.role, ["owner", "manager"]),
};
type Included = keyof typeof included;

const page = variants(({ sort, of }: { sort: CustomerSort; of: Included }) => {
  return db
    .select(userColumns)
    .from(users)
    .where(included[of])
    .orderBy(...ordered(sort))
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"))
    .prepare();
});

type Search = { sort: CustomerSort; of: Included };

/** The condition of a search in `users_fts`. */
function matchesSearch(of: Included) {
  return and(
    sql`users_fts match ${sql.placeholder("match")}`,
    // Uses the small index, because the rows of the table are spread over many pages.
    of !== "everybody"
      ? sql`exists (select 1 from users indexed by users_by_role
          where ${included[of]} and seq = users_fts.rowid)`
      : undefined,
  );
}

const fullTextIndex = sql`users_fts`;
const newest = sql`users_fts.rowid desc`;
const seq = sql<number>`users_fts.rowid`.as("found_seq");

// Walks the full-text index newest first, so that a search never sorts more than 1000 matches.
const foundPage = variants(({ sort, of }: Search) => {
  const range = [sql.placeholder("limit"), sql.placeholder("offset")] as const;
  if (sort === DEFAULT_CUSTOMER_SORT) {
    return db
      .select(userColumns)
      .from(fullTextIndex)
      .innerJoin(users, sql`${users.seq} = users_fts.rowid`)
      .where(matchesSearch(of))
      .orderBy(newest)
      .limit(range[0])
      .offset(range[1])
      .prepare();
  }
  const some = db
    .select({ seq })
    .from(fullTextIndex)
    .where(matchesSearch(of))
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

// Any 1000 matches give the same count, and the order of the index is fastest.
const countFound = variants(({ of }: Pick<Search, "of">) => {
  const some = db
    .select({ seq })
    .from(fullTextIndex)
    .where(matchesSearch(of))
    .limit(MAX_SEARCH_RESULTS)
    .as("some");
  return db.select({ total: count() }).from(some).prepare();
});

type CustomerList = { items: User[]; pagination: Paging };

/** Staff are included unless a role is chosen. A search finds the 1000 accounts registered last. */
export function listCustomers(view: CustomersQuery): CustomerList {
  const { sort, role, search, limit } = view;
  const offset = (view.page - 1) * limit;
  const of = role === undefined ? "everybody" : role === "admin" ? "admins" : "one role";
  if (search) {
    const match = fullTextQuery(search);
    if (!match) return { items: [], pagination: pagingOf(view.page, limit, 0) };
    const values = { match, role };
    return {
      items: foundPage({ sort, of }).all({ ...values, ...foundRows(view.page, limit) }),
      pagination: pagingOf(view.page, limit, countFound({ of }).get(values)?.total ?? 0),
    };
  }
  const counts = countUsers();
  const everybody = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const total = role ? counts[role] : everybody;
  return {
    items: page({ sort, of }).all({ role, limit, offset }),
    pagination: pagingOf(view.page, limit, total),
  };
}
