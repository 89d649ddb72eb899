import { fork } from "node:child_process";

type Outcome<Answer> = { ended: "answered"; answer: Answer } | { ended: "too late" | "crashed" };

/**
 * Runs a program in a separate process to answer one question, and kills it if it takes too long or
 * `signal` aborts. Throws if the program ends without an answer, because that is a bug.
 */
export function runProgram<Answer>(
  program: string,
  question: NonNullable<unknown>,
  { maxMs, signal }: { maxMs: number; signal?: AbortSignal },
): Promise<Outcome<Answer>> {
  return new Promise((resolve, reject) => {
    const child = fork(program, {
      serialization: "advanced",
      timeout: maxMs,
      killSignal: "SIGKILL",
      signal,
      // It reads data from strangers, so it gets none of the shop's secrets.
      env: { NODE_ENV: process.env.NODE_ENV, MALLOC_ARENA_MAX: "2" },
    });
    child.on("error", reject);
    child.once("message", (answer) => resolve({ ended: "answered", answer: answer as Answer }));
    child.once("exit", (code, killedBy) => {
      if (child.killed) resolve({ ended: "too late" });
      else if (killedBy) resolve({ ended: "crashed" });
      else reject(new Error(`${program} ended with code ${code}`));
    });
    child.send(question);
  });
}

/** Makes this process answer the question with the given function. */
export function answerQuestion<Question>(answer: (question: Question) => Promise<unknown>): void {
  process.once("message", async (question) => {
    process.send?.(await answer(question as Question), () => process.disconnect());
  });
  // The shop has the answer or has stopped. `process.exit` would wait for native code.
  process.once("disconnect", () => process.kill(process.pid, "SIGKILL"));
}
