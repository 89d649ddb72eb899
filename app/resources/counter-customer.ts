import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { may } from "#app/domain/access/permissions.ts";
import { phoneDigits } from "#app/domain/accounts/phone-number.ts";
import { knownCustomer } from "#app/domain/counter/known-customer.server.ts";
import { visitorOf } from "#app/http/session/visitor.server.ts";

/** The customer who has ordered with a phone number, for the counter. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await visitorOf(request);
  // The admin area shows the login form or an access-denied message.
  if (!user || !may(user, "take orders")) throw redirect("/admin");
  const digits = phoneDigits(new URL(request.url).searchParams.get("phone") ?? "");
  const known = knownCustomer(user, digits);
  return { digits, customer: known.ok ? known.value : null };
}
