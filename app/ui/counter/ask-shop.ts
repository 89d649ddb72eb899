import type { FieldError } from "#app/domain/result.ts";

const ANSWER_WITHIN_MS = 10_000;

type Answer<Data> = { status: number; message: string; errors?: FieldError[]; data: Partial<Data> };

/**
 * Posts to the shop's API. Null without a response from the shop itself: no connection, a timeout,
 * a proxy or the login page of a network, or a shop that is busy or cannot save anything at the
 * moment.
 */
export async function askShop<Data = unknown>(
  path: string,
  body: unknown,
  withinMs = ANSWER_WITHIN_MS,
): Promise<Answer<Data> | null> {
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(withinMs),
    });
    const { status } = response;
    const { success, message = "", errors, data = {} } = await response.json();
    const isBusy = [429, 502, 503, 504].includes(status);
    return success === response.ok && !isBusy ? { status, message, errors, data } : null;
  } catch {
    return null;
  }
}
