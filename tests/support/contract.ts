import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import type { Calls, Method } from "#app/http/call.server.ts";

/** Takes one answer of the JSON contract; throws when it is not what the contract says. */
export type AnswerCheck = (
  method: string,
  path: string,
  status: number,
  envelope: Record<string, unknown>,
) => void;

const failure = z.strictObject({
  success: z.literal(false),
  message: z.string().min(1),
  errors: z.array(z.strictObject({ path: z.string(), msg: z.string().min(1) })).optional(),
});

/** Loads all api files, with a database of their own that nothing is written to; returns their calls by address. */
export async function loadContract(): Promise<ReadonlyMap<string, Calls>> {
  const folder = mkdtempSync(join(tmpdir(), "chatpata-contract-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  process.env.DATABASE_PATH = join(folder, "shop.db");
  const apiFiles = import.meta.glob("/app/api/*.ts");
  await Promise.all(Object.values(apiFiles).map((load) => load()));
  const { registeredCalls } = await import("#app/http/call.server.ts");
  return registeredCalls();
}

/** Takes the contract, returns what holds an answer against it: its status, every field, and no field beside them. */
export function answerCheck(contract: ReadonlyMap<string, Calls>): AnswerCheck {
  return (method, path, status, envelope) => {
    const called = `${method} ${path} answered ${status}`;
    if (status >= 400) {
      const checked = failure.safeParse(envelope);
      if (!checked.success) throw new Error(`${called}: ${z.prettifyError(checked.error)}`);
      return;
    }
    const call = callsAt(contract, path)?.[method as Method];
    if (!call) throw new Error(`${called}, but the contract has no such call.`);
    if (status !== (call.status ?? 200)) throw new Error(`${called}, not ${call.status ?? 200}.`);
    const { success, message: _, ...answer } = envelope;
    if (success !== true) throw new Error(`${called} without success.`);
    const checked = (call.answer ?? z.object({})).safeParse(answer);
    if (!checked.success) throw new Error(`${called}: ${z.prettifyError(checked.error)}`);
    if (!isDeepStrictEqual(checked.data, answer)) {
      throw new Error(`${called} with fields that the contract does not have.`);
    }
  };
}

function callsAt(contract: ReadonlyMap<string, Calls>, path: string): Calls | undefined {
  const steps = path.replace(/\?.*/, "").split("/");
  // A written-out step wins over one that takes any value, as in the router.
  return [...contract]
    .sort(([one], [other]) => one.split("{").length - other.split("{").length)
    .find(([template]) => {
      const wanted = template.split("/");
      return (
        wanted.length === steps.length &&
        wanted.every((step, depth) => step.startsWith("{") || step === steps[depth])
      );
    })?.[1];
}
