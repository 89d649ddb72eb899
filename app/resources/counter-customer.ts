import type { LoaderFunctionArgs } from "@remix-run/node";
import { phoneDigits } from "#app/domain/accounts/phone-digits.ts";
import { knownCustomer } from "#app/domain/counter/known-customer.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";

/** Who has ordered with a phone number, for the counter. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "take orders");
  const digits = phoneDigits(new URL(request.url).searchParams.get("phone") ?? "");
  const known = knownCustomer(user, digits);
  return { digits, customer: known.ok ? known.value : null };
}
