import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { blogUrl } from "#app/domain/blog/blog-url.ts";
import { blogCategoryOptions } from "#app/domain/blog/categories.ts";
import { BLOG_PAGE_SIZE } from "#app/domain/blog/limits.ts";
import { postCardData } from "#app/domain/blog/post.ts";
import { listPublishedPosts } from "#app/domain/blog/queries.server.ts";
import { type BlogView, blogView } from "#app/domain/blog/schema.ts";
import { formatCount } from "#app/domain/lists/search-limits.ts";
import { shop } from "#app/domain/shop.ts";
import { PostCard } from "#app/ui/blog/post-card.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FilterForm, FilterSelect, SearchField } from "#app/ui/form/filter-form.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Link } from "#app/ui/link.tsx";
import { loadFailure } from "#app/ui/page/load-failure.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { Pagination } from "#app/ui/page/pagination.tsx";
import { m } from "#messages";

/** How many cards a phone shows without scrolling; the other images load lazily. */
const EAGER_CARDS = 1;

export const meta: MetaFunction = () => [
  ...pageMeta(m.shared_blog(), m.blog_description(shop.nameAndCity)),
  {
    tagName: "link",
    rel: "alternate",
    type: "application/rss+xml",
    title: m.blog_blog(shop.nameAndCity),
    href: "/rss.xml",
  },
];

export function loader({ request }: LoaderFunctionArgs) {
  const view = { ...blogView(new URL(request.url).searchParams), limit: BLOG_PAGE_SIZE };
  const { items, pagination } = listPublishedPosts(view);
  if (view.page > pagination.totalPages) {
    throw redirect(blogUrl({ ...view, page: pagination.totalPages }));
  }
  return { view, posts: items.map(postCardData), pagination };
}

export default function Blog() {
  const { view, posts, pagination } = useLoaderData<typeof loader>();
  const { page, limit, totalItems, totalPages } = pagination;
  const total = formatCount(totalItems, view.q);
  return (
    <Page title={m.shared_blog()} intro={m.blog_intro()}>
      <BlogFilter view={view} />
      <p className="muted" role="status">
        {m.posts_posts({ total })}
      </p>
      {posts.length === 0 && <NoPosts />}
      <div className="grid grid-wide">
        {posts.map((post, index) => (
          <PostCard key={post.slug} post={post} eager={index < EAGER_CARDS} />
        ))}
      </div>
      <Pagination
        label={m.blog_blogPages()}
        page={page}
        pages={totalPages}
        hrefFor={(number) => blogUrl({ ...view, page: number })}
        results={{ limit, shown: posts.length, total }}
      />
    </Page>
  );
}

function NoPosts() {
  const { view } = useLoaderData<typeof loader>();
  const inCategory = view.q && view.category;
  return (
    <EmptyState
      illustration="/illustrations/empty-search.svg"
      title={m.blog_noPostsFound()}
      action={
        <>
          {inCategory && (
            <ButtonLink to={blogUrl({ q: view.q })}>{m.shared_searchAllCategories()}</ButtonLink>
          )}
          <ButtonLink to="/blog" variant={inCategory ? "secondary" : "primary"}>
            {m.blog_showAllPosts()}
          </ButtonLink>
        </>
      }
    >
      {view.q ? m.blog_searchNoMatchHint() : m.blog_nothingYet()}
    </EmptyState>
  );
}

function BlogFilter({ view: { q, category } }: { view: BlogView }) {
  return (
    <FilterForm
      action="/blog"
      label={m.blog_blogPosts()}
      submitLabel={m.shared_search()}
      clearLink={
        (q || category) && (
          <Link to="/blog" className="tap-target">
            {m.shared_clear()}
          </Link>
        )
      }
    >
      <SearchField
        name="q"
        value={q}
        label={m.blog_searchTheBlog()}
        placeholder={m.blog_chutneyMisalMonsoon()}
      />
      <FilterSelect
        name="category"
        value={category ?? ""}
        label={m.shared_category()}
        options={[{ value: "", label: m.shared_allCategories() }, ...blogCategoryOptions()]}
      />
    </FilterForm>
  );
}

export const ErrorBoundary = loadFailure(m.shared_blog, m.blog_failedToLoadBlogPosts);
