import { redirect } from "@remix-run/node";
import { preferencesCookie, readPreferences } from "#app/http/cookies.server.ts";
import { formAction } from "#app/http/form-action.server.ts";
import { localPath } from "#app/http/return-to.ts";
import { seeOther } from "#app/http/toast.server.ts";

export const loader = () => redirect("/");

export const action = formAction(async ({ request, form }) => {
  const kept = await readPreferences(request);
  const theme = form.get("theme") === "dark" ? "dark" : "light";
  const cookie = await preferencesCookie(request, { ...kept, theme });
  return seeOther(localPath(form.get("returnTo"), "/"), undefined, [cookie]);
});
