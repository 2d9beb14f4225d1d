import type { Reporter, TestModule } from 'vitest/node';

const slowestShown = 10;

/**
 * Ends every run with the tests that passed only on a retry, the slowest files, and one plain line of counts: for
 * readers of the end of a long log, and for machines.
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
    if (modules.length > 1) tellTimes(modules);
    console.log(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
  }
}

function tellTimes(modules: readonly TestModule[]): void {
  const files = modules.map((module) => ({
    project: module.project.name,
    name: module.relativeModuleId,
    seconds: secondsOf(module),
  }));
  files.sort((one, other) => other.seconds - one.seconds);
  console.log('The slowest files:');
  for (const { project, name, seconds } of files.slice(0, slowestShown))
    console.log(`${inSeconds(seconds)}  ${project} ${name}`);
  console.log('What workers were kept for:');
  for (const [project, own] of Map.groupBy(files, (file) => file.project)) {
    const seconds = own.reduce((sum, file) => sum + file.seconds, 0);
    console.log(`${inSeconds(seconds)}  ${project}, ${own.length} files`);
  }
}

const inSeconds = (seconds: number): string => `${seconds.toFixed(1).padStart(7)} s`;

/** How long a file occupies its worker, from the first import to the last hook. */
function secondsOf(module: TestModule): number {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    module.diagnostic();
  return (environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration) / 1000;
}
