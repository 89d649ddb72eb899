import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ADD_POST_URL, adminBlogsUrl } from "#app/domain/blog/blog-url.ts";
import { blogCategoryOptions } from "#app/domain/blog/categories.ts";
import { BLOG_ADMIN_PAGE_SIZE } from "#app/domain/blog/limits.ts";
import { postRow } from "#app/domain/blog/post.ts";
import { blogStats, postCounts } from "#app/domain/blog/post-counts.server.ts";
import { postStatuses, postStatusLabel } from "#app/domain/blog/post-status.ts";
import { listPosts } from "#app/domain/blog/queries.server.ts";
import { type AllBlogsView, allBlogsView } from "#app/domain/blog/schema.ts";
import { formatNumber } from "#app/domain/language/formats.ts";
import { formatCount } from "#app/domain/lists/search-limits.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Stat, Stats } from "#app/ui/details/stat.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ClearFilters, FilterForm, FilterSelect, SearchField } from "#app/ui/form/filter-form.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { loadFailure } from "#app/ui/page/load-failure.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { Pagination } from "#app/ui/page/pagination.tsx";
import { PostTable } from "#app/ui/posts/post-table.tsx";
import { m } from "#messages";

export const meta: MetaFunction = () => pageMeta(m.shared_blogs(), m.posts_allPostsOfTheBlog());

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
  const total = formatCount(totalItems, view.search);
  const isFiltered = Boolean(view.search || view.status || view.category);
  return (
    <Page
      title={m.shared_blogs()}
      actions={
        <ButtonLink to={ADD_POST_URL} icon="plus">
          {m.posts_addBlog()}
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
        <Stat label={m.posts_totalViews()} value={formatNumber(stats.totalViews)} />
      </Stats>
      <PostFilters view={view} />
      {isFiltered && (
        <p className="muted" role="status">
          {m.posts_posts({ total })}
        </p>
      )}
      {posts.length === 0 ? (
        <EmptyState
          illustration="/illustrations/empty-search.svg"
          title={isFiltered ? m.posts_noBlogsFound() : m.posts_noBlogsYet()}
          clearTo={isFiltered ? "/admin/blogs" : undefined}
          action={<ButtonLink to={ADD_POST_URL}>{m.posts_addBlog()}</ButtonLink>}
        >
          {isFiltered ? m.posts_listNoMatch() : m.posts_postsAppearHereDraftsIncluded()}
        </EmptyState>
      ) : (
        <PostTable posts={posts} returnTo={adminBlogsUrl(view)} />
      )}
      <Pagination
        label={m.posts_pagesOfBlogs()}
        page={page}
        pages={totalPages}
        hrefFor={(number) => adminBlogsUrl({ ...view, page: number })}
        results={{ limit, shown: posts.length, total }}
      />
    </Page>
  );
}

function PostFilters({ view: { search, status, category } }: { view: AllBlogsView }) {
  return (
    <FilterForm
      action="/admin/blogs"
      label={m.posts_searchBlogs()}
      submitLabel={m.shared_search()}
      clearLink={(search || status || category) && <ClearFilters to="/admin/blogs" />}
    >
      <SearchField
        name="search"
        value={search}
        label={m.shared_search()}
        placeholder={m.posts_titleTextOrTag()}
      />
      <FilterSelect
        name="status"
        value={status ?? ""}
        label={m.admin_status()}
        placeholder={m.admin_allStatuses()}
        options={postStatuses.map((value) => ({ value, label: postStatusLabel(value) }))}
      />
      <FilterSelect
        name="category"
        value={category ?? ""}
        label={m.shared_category()}
        placeholder={m.posts_allCategories()}
        options={blogCategoryOptions()}
      />
    </FilterForm>
  );
}

export const ErrorBoundary = loadFailure(m.shared_blogs, m.posts_failedToLoadBlogs);
