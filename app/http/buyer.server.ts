import type { User } from "#app/domain/access/user.ts";
import { buyerForm } from "#app/domain/bills/buyer.ts";
import { buyerOf, isBilled, saveBuyer } from "#app/domain/bills/buyers.server.ts";
import { m } from "#messages";
import { refuseForm, refuseWithProblem } from "./form/form-reply.server.ts";
import { openForm } from "./form/open-form.server.ts";
import { parseForm } from "./form/parse-form.server.ts";
import { redirectWithToast } from "./toast.server.ts";

type Billed = Parameters<typeof saveBuyer>[1];

/** The form for whom a bill names; null once the bill has been issued. */
export function openBuyer(billed: Pick<Billed, "kind" | "id">) {
  const form = openForm(buyerForm, buyerOf(billed.id));
  return isBilled(billed) ? null : form;
}

/** What the form's action answers, on `page`. */
export function buyerReply(actor: User, billed: Billed, form: FormData, page: string) {
  const submission = parseForm(form, buyerForm);
  if (submission.status !== "success") return refuseForm(submission);
  const saved = saveBuyer(actor, billed, submission.value);
  if (!saved.ok) return refuseWithProblem(submission, saved);
  return redirectWithToast(page, { type: "success", message: m.bills_buyerSaved() });
}
