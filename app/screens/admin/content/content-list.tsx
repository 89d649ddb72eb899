import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { contentBySubject } from "#app/domain/content/queries.server.ts";
import { contentName } from "#app/domain/content/save-content.server.ts";
import { subjects } from "#app/domain/content/subjects.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { PostButton } from "#app/ui/form/post-button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Link } from "#app/ui/link.tsx";
import { loadFailure } from "#app/ui/page/load-failure.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { MovableList } from "#app/ui/products/movable-list.tsx";
import { m } from "#messages";

const PATH = "/admin/content";

export const meta: MetaFunction = () => pageMeta(m.content_title());

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "change settings");
  const groups = contentBySubject().map(({ subject, rows }) => ({
    subject,
    rows: rows.map((row) => ({ id: row.id, name: contentName(row), isSample: row.isSample })),
    samples: rows.filter(({ isSample }) => isSample).length,
  }));
  return { groups };
}

type Row = ReturnType<typeof useLoaderData<typeof loader>>["groups"][number]["rows"][number];

function RowLink({ id, name, isSample }: Row) {
  return (
    <span className="row">
      <Link to={`${PATH}/${id}`} className="tap-target wrap-anywhere">
        {name}
      </Link>
      {isSample && <Badge tone="warn">{m.content_isSample()}</Badge>}
    </span>
  );
}

export default function ContentList() {
  const { groups } = useLoaderData<typeof loader>();
  return (
    <Page title={m.content_title()} intro={m.content_intro({ braces: "{phone}" })}>
      <ul className="plain-list grid">
        {groups
          .filter(({ subject }) => !subjects[subject].isList)
          .flatMap(({ rows }) => rows)
          .map((row) => (
            <li key={row.id}>
              <RowLink {...row} />
            </li>
          ))}
      </ul>
      <div>
        {groups
          .filter(({ subject }) => subjects[subject].isList)
          .map(({ subject, rows, samples }) => (
            <Disclosure
              key={subject}
              id={subject}
              summary={
                <span className="row">
                  {subjects[subject].label} <span className="muted numeric">{rows.length}</span>
                  {samples > 0 && (
                    <Badge tone="warn">{m.content_samplesLeft({ count: samples })}</Badge>
                  )}
                </span>
              }
            >
              <MovableList
                label={subjects[subject].label}
                items={rows.map((row) => ({
                  id: row.id,
                  name: row.name,
                  action: `${PATH}/${row.id}/position`,
                  content: <RowLink {...row} />,
                }))}
                returnTo={PATH}
              />
              <div className="row">
                <ButtonLink
                  to={`${PATH}/add/${subject}`}
                  variant="secondary"
                  icon="plus"
                  aria-label={m.content_addTo({ list: subjects[subject].label })}
                >
                  {m.content_add()}
                </ButtonLink>
                {samples > 0 && (
                  <PostButton
                    action={`${PATH}/lists/${subject}/confirmation`}
                    label={m.content_confirmList()}
                    ariaLabel={m.content_confirmListOf({ list: subjects[subject].label })}
                    variant="secondary"
                  />
                )}
              </div>
            </Disclosure>
          ))}
      </div>
    </Page>
  );
}

export const ErrorBoundary = loadFailure(m.content_title, m.content_notLoaded);
