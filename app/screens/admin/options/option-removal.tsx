import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { dishesUsing } from "#app/domain/options/group-uses.server.ts";
import { findOptionGroup } from "#app/domain/options/queries.server.ts";
import { removeOptionGroup } from "#app/domain/options/save-option-group.server.ts";
import { orNotFound } from "#app/http/not-found.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { RemovalPage } from "#app/ui/form/removal-page.tsx";
import { errorBoundary } from "#app/ui/page/error-screen.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";
import { removalAction } from "../removal-action.server.ts";

const FAILED = () => m.options_failedToDeleteOptions();

export const meta: MetaFunction = () => pageMeta(m.options_deleteOptions());

export async function loader({ request, params }: LoaderFunctionArgs) {
  await staffVisitor(request, "change the menu");
  const group = orNotFound(findOptionGroup(params.groupId ?? ""));
  const { id, name, isSize } = group;
  return { id, name, isSize, dishes: dishesUsing(id).map((dish) => dish.name) };
}

export const action = removalAction({
  needs: "change the menu",
  remove: (actor, params) => removeOptionGroup(actor, params.groupId ?? ""),
  listOf: () => "/admin/options",
  success: ({ name }) => m.shared_deleted({ name }),
  failure: FAILED,
});

export default function OptionRemoval() {
  const { id, name, isSize, dishes } = useLoaderData<typeof loader>();
  return (
    <RemovalPage
      title={m.options_deleteOptions()}
      cancelLabel={m.options_keepTheOptions()}
      returnTo={`/admin/options/${id}`}
    >
      <p>
        <strong>{name}</strong>
      </p>
      {dishes.length === 0 ? (
        <p>{m.options_deleteUnusedEffect()}</p>
      ) : (
        <>
          <p>{m.options_deleteEffect()}</p>
          <ul>
            {dishes.map((dish) => (
              <li key={dish}>{dish}</li>
            ))}
          </ul>
          {isSize && <p>{m.options_deleteSizeEffect()}</p>}
        </>
      )}
    </RemovalPage>
  );
}

export const ErrorBoundary = errorBoundary(FAILED);
