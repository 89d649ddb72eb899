import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { removeMadeUpSamples } from "#app/domain/setup/made-up-samples.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { RemovalPage } from "#app/ui/form/removal-page.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";
import { removalAction } from "../removal-action.server.ts";

const PAGE = "/admin/before-you-open";

export const meta: MetaFunction = () => pageMeta(m.settings_deleteMadeUp());

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "change settings");
  return null;
}

export const action = removalAction({
  needs: "change settings",
  remove: removeMadeUpSamples,
  listOf: () => PAGE,
  success: () => m.settings_madeUpDeleted(),
  failure: () => m.content_notSaved(),
});

export default function MadeUpSamplesRemoval() {
  return (
    <RemovalPage
      title={m.settings_deleteMadeUp()}
      label={m.settings_deleteMadeUp()}
      cancelLabel={m.content_keep()}
      returnTo={PAGE}
    >
      <p>{m.settings_madeUpEffect()}</p>
    </RemovalPage>
  );
}
