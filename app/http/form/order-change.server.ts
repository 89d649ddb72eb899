import { data } from "@remix-run/node";
import type { User } from "#app/domain/access/user.ts";
import { newToken } from "#app/domain/accounts/sessions.server.ts";
import { reorderSelection } from "#app/domain/cart/reorder.server.ts";
import { findDish } from "#app/domain/menu/queries.server.ts";
import { firstSelection } from "#app/domain/options/first-selection.ts";
import { offerOf } from "#app/domain/options/queries.server.ts";
import type { Selection } from "#app/domain/options/selection.ts";
import { selectionFields, withoutRepetition } from "#app/domain/options/sent-selection.ts";
import { changeOrder } from "#app/domain/order-changes/change-order.server.ts";
import { changeSchemaFor, orderChangePage } from "#app/domain/order-changes/change-page.server.ts";
import type { ChangeValues } from "#app/domain/order-changes/change-page.ts";
import {
  MAX_ADDED_LINES,
  requestedChange,
  staffChangeForm,
} from "#app/domain/order-changes/schema.ts";
import { MAX_LINE_QUANTITY } from "#app/domain/orders/line-limits.ts";
import type { Order } from "#app/domain/orders/order.ts";
import type { Problem } from "#app/domain/result.ts";
import { formKey } from "../endpoint/idempotency-key.server.ts";
import { unlessRepeated } from "../limits/check-rate-limit.server.ts";
import { problemStatus } from "../problem-status.ts";
import { changeStep, queryForm } from "./dish-form.server.ts";
import { refuseForm, refuseWithProblem } from "./form-reply.server.ts";
import { parseForm, typedValues } from "./parse-form.server.ts";
import { unsentFormAt } from "./unsent-forms.server.ts";

function append(form: FormData, product: string, selection: Selection, quantity: number): void {
  const used = [...form.keys()].flatMap((name) => /^added\[(\d+)\]/.exec(name)?.[1] ?? []);
  const index = Math.max(-1, ...used.map(Number)) + 1;
  if (index >= MAX_ADDED_LINES) return;
  form.set(`added[${index}].product`, product);
  form.set(`added[${index}].quantity`, String(quantity));
  for (const [name, value] of Object.entries(selectionFields(withoutRepetition(selection)))) {
    form.append(`added[${index}].${name}`, String(value));
  }
}

/** Applies the buttons that only change the form. */
function pressButtons(form: FormData, order: Order): void {
  changeStep(form, MAX_LINE_QUANTITY);
  const removed = String(form.get("remove"));
  if (form.has(removed)) form.set(removed, "0");
  const wanted = form.has("add") ? findDish(String(form.get("dish") ?? ""), null) : undefined;
  if (wanted) append(form, wanted.id, firstSelection(offerOf(wanted)), 1);
  const replaced = order.items.find(({ id }) => id === form.get("replace"));
  const dish = replaced?.productId ? findDish(replaced.productId, null) : undefined;
  if (replaced && dish) {
    append(form, dish.id, reorderSelection(replaced, offerOf(dish)).selection, replaced.quantity);
    form.set(`lines.${replaced.id}`, "0");
  }
}

/**
 * The typed change: from the query with which a page asks for the price, or from a form that was
 * sent after the session had ended.
 */
export async function typedChange(request: Request): Promise<ChangeValues | null> {
  const path = new URL(request.url).pathname;
  const form = queryForm(request, "version") ?? (await unsentFormAt(request, path));
  return form && typedValues(form, staffChangeForm);
}

/** Errors in the quantities of dishes; everything else may still be missing until the form is sent. */
function unreadableQuantities(form: FormData, schema: ReturnType<typeof changeSchemaFor>) {
  const submission = parseForm(form, schema);
  const problems = submission.status === "success" ? null : submission.error;
  return Object.fromEntries(
    Object.entries(problems ?? {}).filter(([name]) => /^lines[.[]|\.quantity$/.test(name)),
  );
}

/** Saves the change unless `check` refuses it. Otherwise, or after another button, replies with the page. */
export function orderChangeReply(
  actor: User,
  order: Order,
  form: FormData,
  check: () => Problem | null = () => null,
) {
  const schema = changeSchemaFor(actor);
  if (!form.has("save")) {
    pressButtons(form, order);
    const answer = {
      result: { initialValue: {}, error: unreadableQuantities(form, schema) },
      page: orderChangePage(actor, order, typedValues(form, schema)),
    };
    return { saved: null, reply: data({ ...answer, version: newToken() }) };
  }
  const submission = parseForm(form, schema);
  const answered = ({ data: answer, init }: ReturnType<typeof refuseForm>) =>
    data(
      {
        ...answer,
        page: orderChangePage(actor, order, typedValues(form, schema)),
        version: newToken(),
      },
      init ?? {},
    );
  const key = formKey(form, "changeKey");
  const limited = unlessRepeated("change", actor, key, check);
  if (limited) return { saved: null, reply: answered(refuseWithProblem(submission, limited)) };
  if (submission.status !== "success")
    return { saved: null, reply: answered(refuseForm(submission)) };
  const { version } = submission.value;
  const change = requestedChange(submission.value);
  const changed = changeOrder(actor, order.id, change, version, key);
  if (changed.ok) return { saved: changed.value, reply: null };
  const isStale = version !== order.updatedAt.getTime();
  const refused = refuseWithProblem(submission, changed);
  // The typed change belongs to an older version of the order.
  if (isStale) {
    const page = orderChangePage(actor, order, null);
    const answer = { ...refused.data, page, version: newToken() };
    return { saved: null, reply: data(answer, { status: problemStatus(changed.code) }) };
  }
  return { saved: null, reply: answered(refused) };
}
