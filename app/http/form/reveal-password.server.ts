import { data } from "@remix-run/node";
import type { FormRefusal } from "./form-reply.server.ts";

const PASSWORDS = ["currentPassword", "password", "confirmPassword"];

/**
 * Takes a form whose show-password button was pressed without JavaScript, returns the same page with
 * the box as text: what was typed elsewhere is kept, a password is never sent back.
 * Source: spec 1 §2 Login; decisions, Every screen without JavaScript ("never passwords").
 */
export function revealPasswordReply(form: FormData) {
  const reveal = form.get("reveal") === "1";
  const initialValue: Record<string, string> = {};
  for (const [name, value] of form) {
    if (name !== "reveal" && !PASSWORDS.includes(name) && typeof value === "string") {
      initialValue[name] = value;
    }
  }
  return data<FormRefusal>({ result: { initialValue }, reveal });
}
