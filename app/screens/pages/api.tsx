import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { shop } from "#app/domain/shop.ts";
import { describedOperations } from "#app/http/endpoint/openapi.server.ts";
import adminStyles from "#app/styles/admin/admin.css?url";
import {
  describeType,
  type Field,
  fieldsOf,
  type JsonSchema,
  kindsOf,
} from "#app/ui/api/json-schema.ts";
import { Badge } from "#app/ui/badge.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Table } from "#app/ui/details/table.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Link } from "#app/ui/link.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { Section } from "#app/ui/section.tsx";

// Styles for the tables.
export const links: LinksFunction = () => [{ rel: "stylesheet", href: adminStyles }];

export const meta: MetaFunction = () =>
  pageMeta(
    "API",
    `Every call that an app can make to ${shop.name}: what goes in, what comes out and what can go wrong.`,
  );

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
      title="API"
      intro="The same shop for programs: JSON in, JSON out, under this address."
      actions={
        <a className={buttonClass({ variant: "secondary" })} href="/api/openapi.json">
          OpenAPI document
        </a>
      }
    >
      <div className="prose">
        <h2>How to call it</h2>
        <p>
          Log in with <a href="#postAuthLogin">POST /api/auth/login</a> and send the token that
          comes back as <code>Authorization: Bearer TOKEN</code>. Bodies are{" "}
          <code>application/json</code>. Money is in rupees, times are ISO 8601 in UTC, days are{" "}
          <code>YYYY-MM-DD</code>. Unknown fields are ignored, wrong types are refused.
        </p>
        <p>Every answer has one of two envelopes:</p>
        <pre>
          <code>{success}</code>
        </pre>
        <pre>
          <code>{failure}</code>
        </pre>
        <p>
          Send an <code>Idempotency-Key</code> with an order or a booking: after a lost answer the
          same key answers the same, and nothing is ordered twice. Answers to GET carry an{" "}
          <code>ETag</code>; with <code>If-None-Match</code> an unchanged one is 304. After 429 wait
          as long as <code>Retry-After</code> says.
        </p>
        <nav aria-label="Subjects">
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

type DescribedEndpoint = {
  operationId: string;
  method: string;
  path: string;
  summary: string;
  description?: string;
  parameters: {
    name: string;
    in: string;
    required: boolean;
    description?: string;
    schema: JsonSchema;
  }[];
  body?: JsonSchema;
  successStatus: string;
  success?: JsonSchema;
  failures: string[];
};

function EndpointCard({ endpoint }: { endpoint: DescribedEndpoint }) {
  const parameters: Field[] = endpoint.parameters.map((parameter) => ({
    path: `${parameter.name} (${parameter.in})`,
    type: describeType(parameter.schema),
    isRequired: parameter.required,
    note: parameter.description ?? "",
  }));
  return (
    <Card
      id={endpoint.operationId}
      titleLevel={3}
      title={
        <>
          <Badge tone={endpoint.method === "GET" ? "info" : "warn"}>{endpoint.method}</Badge>{" "}
          <code>{endpoint.path}</code>
        </>
      }
    >
      <p>
        {endpoint.summary}. <span className="muted">{endpoint.description}</span>
      </p>
      <Disclosure summary="Fields and answers">
        {parameters.length > 0 && <Fields caption="Parameters" fields={parameters} />}
        {endpoint.body &&
          kindsOf(endpoint.body).map(({ kind, schema }) => (
            <Fields
              key={kind}
              caption={kind ? `Body, ${kind}` : "Body"}
              fields={fieldsOf(schema)}
            />
          ))}
        {endpoint.success && (
          <Fields
            caption={`Answer ${endpoint.successStatus}`}
            fields={fieldsOf(endpoint.success)}
          />
        )}
        <p className="small muted">
          Refusals: {endpoint.failures.join(", ")}, in the envelope above.
        </p>
      </Disclosure>
    </Card>
  );
}

function Fields({ caption, fields }: { caption: string; fields: Field[] }) {
  return (
    <Table
      caption={caption}
      rows={fields}
      rowKey={({ path }) => path}
      columns={[
        { label: "Field", rowHeader: true, cell: ({ path }) => <code>{path}</code> },
        { label: "Type", cell: ({ type }) => type },
        { label: "Required", cell: ({ isRequired }) => (isRequired ? "yes" : "no") },
        { label: "Notes", cell: ({ note }) => note },
      ]}
    />
  );
}
