import type { ToastMessage } from "./toast.tsx";

type Listener = (toast: ToastMessage) => void;

const listeners = new Set<Listener>();

/** Shows a toast that does not come from the server. Needs JavaScript. */
export function showToast(toast: ToastMessage): void {
  for (const listener of listeners) listener(toast);
}

/** Returns a function that stops listening. */
export function onToast(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

let answeredForm = "";

/** Remembers the form that was answered last, or failed, because the next toast is about it. */
export function noteAnsweredForm(path: string): void {
  answeredForm = path;
}

/** The path of the form that was answered last; empty before the first answer. */
export const lastAnsweredForm = (): string => answeredForm;
