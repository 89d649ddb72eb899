import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { postUrl } from "#app/domain/blog/blog-url.ts";
import { publishedUrls } from "#app/domain/blog/queries.server.ts";
import { shownSections } from "#app/domain/sections/sections.server.ts";
import { accountPages, publicPages } from "#app/domain/shop/public-pages.ts";
import { shop } from "#app/domain/shop.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { Link } from "#app/ui/link.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { Section } from "#app/ui/section.tsx";
import { useShopFacts } from "#app/ui/shop/shop-facts.tsx";
import { m } from "#messages";

export const meta: MetaFunction = () =>
  pageMeta(m.pages_sitemap(), m.pages_sitemapDescription(shop.nameAndCity));

const newestPosts = 30;

export function loader() {
  const posts = publishedUrls(newestPosts);
  return {
    posts: posts.map(({ slug, title }) => ({ slug, title })),
    sections: shownSections().map(({ id, label, labelLang }) => ({ id, label, labelLang })),
  };
}

export default function Sitemap() {
  const { posts, sections } = useLoaderData<typeof loader>();
  const { delivery } = useShopFacts();
  const delivers = delivery.kind !== "none";
  const groups = [...publicPages, { title: m.pages_sitemapAccountTitle(), pages: accountPages }];
  return (
    <Page title={m.pages_sitemap()} intro={m.pages_sitemapIntro()}>
      <div className="grid grid-wide align-top">
        {groups.map(({ title, pages }) => (
          <Section key={title} title={title}>
            <ul className="plain-list">
              {pages
                .filter(({ path }) => path !== "/delivery" || delivers)
                .map(({ path, label, text }) => (
                  <li key={path}>
                    <Link to={path} className="tap-target">
                      {label}
                    </Link>
                    <p className="muted small">
                      {path === "/order" && !delivers ? m.shared_pickup() : text}
                    </p>
                  </li>
                ))}
            </ul>
          </Section>
        ))}
        <Section title={m.pages_onTheMenu()}>
          <ul className="plain-list">
            {sections.map(({ id, label, labelLang }) => (
              <li key={id}>
                <Link to={`/menu?category=${id}`} className="tap-target" lang={labelLang}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </Section>
        {posts.length > 0 && (
          <Section title={m.pages_onTheBlog()}>
            <ul className="plain-list">
              {posts.map(({ slug, title }) => (
                <li key={slug}>
                  <Link to={postUrl(slug)} className="tap-target">
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </Section>
        )}
      </div>
    </Page>
  );
}
