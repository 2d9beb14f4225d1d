import type { Reporter, TestModule } from 'vitest/node';

/**
 * Ends every run with what passed only when it was tried again, and with one plain line of counts: for people who
 * read only the end of a long log, and for machines.
 */
export default class SummaryLineReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const count = { passed: 0, failed: 0, skipped: 0 };
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state !== 'pending') count[state] += 1;
        if (test.diagnostic()?.flaky === true)
          console.log(`Passed only at another try: ${module.relativeModuleId} > ${test.fullName}`);
      }
      if (module.errors().length > 0) count.failed += 1;
    }
    console.log(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
  }
}
