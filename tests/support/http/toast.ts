import { expect } from "vitest";
import type { FormReply, FormVisitor } from "./form.ts";
import { visibleText } from "./page-text.ts";

/** The text of the toast on a page; empty if there is none. */
export function toastOn({ text }: FormReply): string {
  return visibleText(/<div class="toast [^>]*>.*?<\/p>/s.exec(text)?.[0] ?? "").trim();
}

/** The text of the toast on the page that a form leads to. */
export async function toastAfter(
  visitor: FormVisitor,
  sent: FormReply | Promise<FormReply>,
): Promise<string> {
  const reply = await sent;
  expect(reply.status, reply.text).toBe(303);
  return toastOn(await visitor.follow(reply));
}
