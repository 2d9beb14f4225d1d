import { init, runBaseTests, setupEnvironment } from 'vitest/worker';

/**
 * A test process that stays. What the product is made of is loaded anew for each file of tests, as in any other run;
 * the packages below it, which take most of the time, are loaded once.
 */
type Listener = (message: unknown) => void;
export type Changed = { changed: readonly string[] };

// What stays open of a file of tests that was stopped has no one to complain to.
process.setMaxListeners(0);

/** What `reach` of an instrumented source writes down. */
const reached = new Set<string>();
Object.assign(globalThis, { reachedByTests: reached });

const listeners: Listener[] = [];
const changed = new Set<string>();
process.on('message', (message: object) => {
  if ('changed' in message) for (const file of (message as Changed).changed) changed.add(file);
});
// `process.exit` is vitest's while tests run.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

init({
  post: (message) => process.send?.(message),
  on(listener) {
    listeners.push(listener);
    process.on('message', listener);
  },
  off: (listener) => process.off('message', listener),
  // The next file of tests finds who answers a start, and nobody who listened for the last one.
  teardown() {
    for (const listener of listeners.splice(1)) process.off('message', listener);
  },
  setup: setupEnvironment,
  async runTests(state, traces) {
    reached.clear();
    await runBaseTests('run', state, traces);
    process.send?.({ reached: [...reached] });
  },
  collectTests: (state, traces) => runBaseTests('collect', state, traces),
  onModuleRunner({ evaluatedModules }) {
    for (const file of changed)
      for (const module of evaluatedModules.getModulesByFile(file) ?? [])
        evaluatedModules.invalidateModule(module);
    changed.clear();
  },
});
