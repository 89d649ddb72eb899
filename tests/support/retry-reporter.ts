import type { Reporter, TestCase } from "vitest/node";

/** Names the tests that passed only at the second try: a busy machine, or a test that is not sure. */
export default class RetryReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) console.log(`Passed only at the second try: ${test.fullName}`);
  }
}
