import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { cleanSearch } from "#app/domain/lists/search-limits.ts";
import { searchShop } from "#app/domain/reports/search.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { SearchResults } from "#app/ui/dashboard/search-results.tsx";
import { ShopSearch } from "#app/ui/dashboard/shop-search.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(data?.searchText ? m.admin_search({ searchText: data.searchText }) : m.shared_search());

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "see the dashboard");
  const query = new URL(request.url).searchParams;
  const searchText = cleanSearch(query.get("q") ?? "");
  return { searchText, results: searchText ? searchShop(searchText) : null };
}

export default function Search() {
  const { searchText, results } = useLoaderData<typeof loader>();
  const isEmpty = !results || Object.values(results).every(({ items }) => items.length === 0);
  return (
    <Page
      title={m.shared_search()}
      intro={searchText && !isEmpty ? m.admin_theNewestMatchesFor({ searchText }) : undefined}
    >
      <ShopSearch query={searchText} />
      {searchText && isEmpty ? (
        <EmptyState
          illustration="/illustrations/empty-search.svg"
          title={m.admin_nothingMatches({ searchText })}
        >
          {m.admin_searchNoMatchHint()}
        </EmptyState>
      ) : (
        results && <SearchResults results={results} query={searchText} />
      )}
      {!searchText && <p className="muted">{m.admin_searchHint()}</p>}
    </Page>
  );
}
