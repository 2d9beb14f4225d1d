import { init, runBaseTests, setupEnvironment } from 'vitest/worker';

/**
 * A test process that keeps running. The product's code is loaded again for each test file, as in any other run; the
 * packages below it, which take most of the time, are loaded once.
 */
type Listener = (message: unknown) => void;
export type Changed = { changed: readonly string[] };

// Resources left by a test file that was stopped would only cause warnings.
process.setMaxListeners(0);

/** Places recorded by `reach` in an instrumented source. */
const reached = new Set<string>();
Object.assign(globalThis, { reachedByTests: reached });

const listeners: Listener[] = [];
const changed = new Set<string>();
process.on('message', (message: object) => {
  if ('changed' in message) for (const file of (message as Changed).changed) changed.add(file);
});
// Vitest replaces `process.exit` while tests run.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

init({
  post: (message) => process.send?.(message),
  on(listener) {
    listeners.push(listener);
    process.on('message', listener);
  },
  off: (listener) => process.off('message', listener),
  // The next test file needs a handler for its start, and none of the previous listeners.
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
