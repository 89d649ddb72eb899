import type { LoaderFunctionArgs } from "@remix-run/node";
import { dayInIndia, now } from "#app/domain/clock.ts";
import { personData } from "#app/domain/customers/person-data.server.ts";
import { fileReply } from "#app/http/file-reply.server.ts";
import { signedInVisitor } from "#app/http/session/guards.server.ts";
import { siteOrigin } from "#app/http/site-origin.server.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user } = await signedInVisitor(request, { returnTo: "/profile" });
  const name = `my-data-${dayInIndia(now())}.json`;
  const data = personData(user, siteOrigin(request));
  return fileReply(context, name, "application/json; charset=utf-8", data);
}
