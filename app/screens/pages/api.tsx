import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { shop } from "#app/domain/shop.ts";
import { describedOperations } from "#app/http/endpoint/openapi.server.ts";
import adminStyles from "#app/styles/admin.css?url";
import { type DescribedEndpoint, EndpointCard } from "#app/ui/api/endpoint-card.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { Section } from "#app/ui/section.tsx";
import { m } from "#messages";

// For the tables.
export const links: LinksFunction = () => [{ rel: "stylesheet", href: adminStyles }];

export const meta: MetaFunction = () =>
  pageMeta("API", m.pages_everyCallThatAnApp({ name: shop.name }));

export function loader() {
  const endpoints = describedOperations();
  const tags = [...new Set(endpoints.map(({ tag }) => tag))].sort();
  return {
    groups: tags.map((tag) => ({
      tag,
      endpoints: endpoints.filter((endpoint) => endpoint.tag === tag),
    })),
  };
}

const success = `{ "success": true, "message"?: "…", "data": … }`;
const failure = `{ "success": false, "message": "…", "errors"?: [{ "path": "items[0].quantity", "msg": "…" }] }`;

export default function Api() {
  const { groups } = useLoaderData<typeof loader>();
  return (
    <Page
      title={m.pages_api()}
      intro={m.pages_theSameShopForPrograms()}
      actions={
        <a className={buttonClass({ variant: "secondary" })} href="/api/openapi.json">
          {m.pages_openapiDocument()}
        </a>
      }
    >
      <div className="prose">
        <h2>{m.pages_howToCallIt()}</h2>
        <p>
          Log in with <a href="#postAuthLogin">{m.pages_postApiAuthLogin()}</a> and send the token
          that comes back as <code>{m.pages_authorizationBearerToken()}</code>. Bodies are{" "}
          <code>{m.pages_applicationJson()}</code>. Money is in rupees, times are ISO 8601 in UTC,
          days are <code>{m.pages_yyyyMmDd()}</code>. Unknown fields are ignored, wrong types are
          refused.
        </p>
        <p>{m.pages_everyAnswerHasOneOf()}</p>
        <pre>
          <code>{success}</code>
        </pre>
        <pre>
          <code>{failure}</code>
        </pre>
        <p>
          Send an <code>{m.pages_idempotencyKey()}</code> with an order or a booking: after a lost
          answer the same key answers the same, and nothing is ordered twice. Answers to GET carry
          an <code>{m.pages_etag()}</code>; with <code>{m.pages_ifNoneMatch()}</code> an unchanged
          one is 304. After 429 wait as long as <code>{m.pages_retryAfter()}</code> says.
        </p>
        <nav aria-label={m.pages_subjects()}>
          <ul>
            {groups.map(({ tag, endpoints }) => (
              <li key={tag}>
                <Link to={`#${tag}`}>{tag}</Link> ({endpoints.length})
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {groups.map(({ tag, endpoints }) => (
        <Section key={tag} id={tag} title={tag}>
          <div className="stack">
            {endpoints.map((endpoint) => (
              <EndpointCard key={endpoint.operationId} endpoint={endpoint as DescribedEndpoint} />
            ))}
          </div>
        </Section>
      ))}
    </Page>
  );
}
