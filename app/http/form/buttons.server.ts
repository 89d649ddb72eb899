import type { ActionFunctionArgs } from "@remix-run/node";
import type { RateLimitedAction } from "../limits/rate-limits.server.ts";

type FormAction = ((args: ActionFunctionArgs) => Promise<unknown>) & {
  rateLimit: RateLimitedAction;
};

const segmentsOf = (path: string) => path.split("/");

function isEndOf(pathname: string, end: string): boolean {
  const wanted = segmentsOf(end);
  const last = segmentsOf(pathname).slice(-wanted.length);
  return wanted.every((segment, index) => segment.startsWith(":") || segment === last[index]);
}

/**
 * The actions of the buttons of one record, each by the end of its path as in `app/routes.ts`, such
 * as `pause` or `lines/:lineId/removal`.
 */
export function buttons(actions: Record<string, FormAction>) {
  const longestFirst = Object.entries(actions).sort(
    ([a], [b]) => segmentsOf(b).length - segmentsOf(a).length,
  );
  async function action(args: ActionFunctionArgs) {
    const { pathname } = new URL(args.request.url);
    const pressed = longestFirst.find(([end]) => isEndOf(pathname, end));
    if (!pressed) throw new Error(`No button has the address ${pathname}`);
    return pressed[1](args);
  }
  return Object.assign(action, { buttons: actions });
}
