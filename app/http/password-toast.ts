import { m } from "#messages";
import type { Toast } from "./toast.server.ts";

/** After a password was set: also advises against one that is easy to guess. */
export function passwordToast(message: string, isWeak: boolean, description?: string): Toast {
  if (!isWeak) return { type: "success", message, description };
  const advice = [description, m.account_passwordTooEasy()].filter(Boolean).join(" ");
  return { type: "warning", message, description: advice };
}
