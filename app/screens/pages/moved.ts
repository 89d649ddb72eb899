import { type LoaderFunctionArgs, redirect } from "@remix-run/node";

/** Where an address that people know from elsewhere leads. */
const movedTo: Record<string, string> = { "/home": "/", "/order-online": "/menu" };

export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  return redirect(`${movedTo[pathname.replace(/\/$/, "")] ?? "/"}${search}`, 301);
}
