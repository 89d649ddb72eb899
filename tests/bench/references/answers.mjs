import { createInterface } from "node:readline";

/**
 * Answers each line of JSON on the standard input with one on the standard output.
 * @template Question
 * @param {(question: Question) => unknown} answer
 */
export async function answerLines(answer) {
  for await (const line of createInterface({ input: process.stdin })) {
    console.log(JSON.stringify(await answer(JSON.parse(line))));
  }
}

/**
 * Does something again and again for so long; returns how often in a second, and the processor's milliseconds of each.
 * @param {number} seconds
 * @param {() => unknown} work
 * @returns {Promise<import("../load.mjs").Speed>}
 */
export async function speedOfWork(seconds, work) {
  const cpuBefore = process.cpuUsage();
  const began = performance.now();
  let times = 0;
  while (performance.now() - began < seconds * 1000) {
    await work();
    times += 1;
  }
  const tookSeconds = (performance.now() - began) / 1000;
  const cpu = process.cpuUsage(cpuBefore);
  return { perSecond: times / tookSeconds, cpuMs: (cpu.user + cpu.system) / 1000 / times };
}
