import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ADD_POST_URL, adminBlogsUrl } from "#app/domain/blog/blog-url.ts";
import { BLOG_ADMIN_PAGE_SIZE } from "#app/domain/blog/limits.ts";
import { blogStats, postCounts } from "#app/domain/blog/post-counts.server.ts";
import { postRow } from "#app/domain/blog/post-row.ts";
import { postStatuses, postStatusLabel } from "#app/domain/blog/post-status.ts";
import { listPosts } from "#app/domain/blog/queries.server.ts";
import { allBlogsView } from "#app/domain/blog/schema.ts";
import { formatCount } from "#app/domain/search-limits.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { LoadFailureScreen } from "#app/ui/load-failure.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { Pagination } from "#app/ui/pagination.tsx";
import { PostFilters } from "#app/ui/posts/post-filters.tsx";
import { PostTable } from "#app/ui/posts/post-table.tsx";
import { Stat, Stats } from "#app/ui/stat.tsx";

export const meta: MetaFunction = () => pageMeta("Blogs", "All posts of the blog.");

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "write the blog");
  const view = allBlogsView(new URL(request.url).searchParams);
  const list = listPosts({ ...view, q: view.search, limit: BLOG_ADMIN_PAGE_SIZE });
  const { items, pagination } = list;
  if (view.page > pagination.totalPages) {
    throw redirect(adminBlogsUrl({ ...view, page: pagination.totalPages }));
  }
  return {
    view,
    pagination,
    posts: items.map(postRow),
    counts: postCounts(),
    stats: blogStats(),
  };
}

export default function Blogs() {
  const { view, posts, pagination, counts, stats } = useLoaderData<typeof loader>();
  const { page, limit, totalItems, totalPages } = pagination;
  const first = (page - 1) * limit + 1;
  const total = formatCount(totalItems, view.search);
  const isFiltered = Boolean(view.search || view.status || view.category);
  return (
    <Page
      title="Blogs"
      actions={
        <ButtonLink to={ADD_POST_URL} icon="plus">
          Add Blog
        </ButtonLink>
      }
    >
      <Stats>
        {postStatuses.map((status) => (
          <Stat
            key={status}
            label={postStatusLabel(status)}
            value={counts[status]}
            to={adminBlogsUrl({ status })}
          />
        ))}
        <Stat label="Total Views" value={stats.totalViews.toLocaleString("en-IN")} />
      </Stats>
      <PostFilters view={view} />
      {isFiltered && (
        <p className="muted" role="status">
          {totalItems === 1 ? "1 post" : `${total} posts`}
        </p>
      )}
      {posts.length === 0 ? (
        <NoPosts isFiltered={isFiltered} />
      ) : (
        <PostTable posts={posts} returnTo={adminBlogsUrl(view)} />
      )}
      <Pagination
        label="Pages of blogs"
        page={page}
        pages={totalPages}
        hrefFor={(number) => adminBlogsUrl({ ...view, page: number })}
        summary={`Showing ${first} to ${first + posts.length - 1} of ${total} results`}
      />
    </Page>
  );
}

function NoPosts({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState
      illustration="/illustrations/empty-search.svg"
      title={isFiltered ? "No blogs found" : "No blogs yet"}
      action={
        isFiltered ? (
          <ButtonLink to="/admin/blogs" variant="secondary">
            Clear Filters
          </ButtonLink>
        ) : (
          <ButtonLink to={ADD_POST_URL}>Add Blog</ButtonLink>
        )
      }
    >
      {isFiltered
        ? "Try adjusting your filters to see more posts."
        : "Posts appear here, drafts included."}
    </EmptyState>
  );
}

export function ErrorBoundary() {
  return <LoadFailureScreen title="Blogs" message="Failed to load blogs" />;
}
