import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findContent } from "#app/domain/content/queries.server.ts";
import { contentName, removeContent } from "#app/domain/content/save-content.server.ts";
import { orNotFound } from "#app/http/not-found.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { RemovalPage } from "#app/ui/form/removal-page.tsx";
import { errorBoundary } from "#app/ui/page/error-screen.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";
import { removalAction } from "../removal-action.server.ts";

const FAILED = () => m.content_notSaved();

export const meta: MetaFunction = () => pageMeta(m.shared_delete());

export async function loader({ request, params }: LoaderFunctionArgs) {
  await staffVisitor(request, "change settings");
  const row = orNotFound(findContent(params.contentId ?? ""));
  return { id: row.id, name: contentName(row) };
}

export const action = removalAction({
  needs: "change settings",
  remove: (actor, params) => removeContent(actor, params.contentId ?? ""),
  listOf: () => "/admin/content",
  success: ({ name }) => m.shared_deleted({ name }),
  failure: FAILED,
});

export default function ContentRemoval() {
  const { id, name } = useLoaderData<typeof loader>();
  return (
    <RemovalPage
      title={m.shared_delete()}
      cancelLabel={m.content_keep()}
      returnTo={`/admin/content/${id}`}
    >
      <p>
        <strong>{name}</strong>
      </p>
      <p>{m.content_removeEffect()}</p>
    </RemovalPage>
  );
}

export const ErrorBoundary = errorBoundary(FAILED);
