import { redirect } from "@remix-run/node";
import { lettersAddress } from "#app/domain/letters/letters-address.ts";
import { sendLetterAgain } from "#app/domain/letters/send-again.server.ts";
import { formAction } from "#app/http/form-action.server.ts";
import { adminVisitor } from "#app/http/guards.server.ts";
import { replyInPlace } from "#app/http/in-place.server.ts";
import { localPath } from "#app/http/return-to.ts";

const FAILED = "Failed to send the letter again";

/** Whoever opens this by hand is sent to the outbox, which admits admins only. */
export const loader = () => redirect(lettersAddress({}));

export const action = formAction(
  async ({ request, params, form }) => {
    const returnTo = localPath(form.get("returnTo"), lettersAddress({}));
    const { user } = await adminVisitor(request, { returnTo });
    const again = sendLetterAgain(user, params.letterId ?? "");
    return replyInPlace(
      form,
      returnTo,
      again.ok
        ? { type: "success", message: "The letter is sent again" }
        : { type: "error", message: FAILED, description: again.message },
    );
  },
  { failure: FAILED },
);
