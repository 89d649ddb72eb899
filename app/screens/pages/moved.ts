import { type LoaderFunctionArgs, redirect } from "@remix-run/node";

const movedTo: Record<string, string> = { "/home": "/", "/order-online": "/menu" };

export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  return redirect(`${movedTo[pathname.replace(/\/$/, "")] ?? "/"}${search}`, 301);
}
