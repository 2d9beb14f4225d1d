import { createRequire } from 'node:module';
import { configDefaults, defineConfig } from 'vitest/config';
import { compileCache } from './scripts/processes.ts';

// For the hundreds of processes that tests start.
process.env['NODE_COMPILE_CACHE'] ??= compileCache;

const anyStore = {
  name: 'any-store',
  description: 'Says the same whatever TEST_DATABASE_URL is: not run again on PostgreSQL',
};

// Loading its modules took a file as long as its tests do. A test restores what it changes outside of them; modules
// cannot be replaced (`vi.mock`), which oxlint forbids.
const sharedModules = { isolate: false, unstubEnvs: true, unstubGlobals: true } as const;

// V8 14 has ended a worker while it freed Wasm code ("Check failed: jit_page_->allocations_.erase").
const worker = { execArgv: ['--no-wasm-code-gc'] };

// These tests wait for debounces, transitions and idle networks: three workers keep two processors busy.
const ofTheirOwn = { maxWorkers: 3, sequence: { groupOrder: 1 } } as const;

const long = {
  name: 'long',
  description: 'Many generated cases take a processor half a minute: not in `pnpm test:quick`',
};

/** Tests that need a process of their own: they check what is loaded, replace a module, or measure the heap. */
const alone = 'src/**/*.alone.test.{ts,tsx}';

// The build that Node loads: Vite would take another one, and two copies of graphql do not accept each other's types.
const graphqlOfNode = {
  alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') }],
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    reporters: ['default', './scripts/summary-line-reporter.ts'],
    projects: [
      {
        test: { ...worker, ...sharedModules, name: 'domain', root: 'domain', include: ['src/**/*.test.ts'] },
      },
      {
        test: {
          ...worker,
          ...sharedModules,
          name: 'service',
          root: 'service',
          include: ['src/**/*.test.ts'],
        },
      },
      { test: { ...worker, name: 'scripts', root: 'scripts', include: ['**/*.test.ts'] } },
      {
        test: {
          ...worker,
          ...sharedModules,
          name: 'api',
          root: 'api',
          include: ['src/**/*.test.ts'],
          globalSetup: 'src/testing/store/filled-database.ts',
          tags: [anyStore],
          testTimeout: 60_000,
          // The first file fills a database for all others, which takes a minute on a busy machine.
          hookTimeout: 180_000,
        },
      },
      {
        resolve: graphqlOfNode,
        test: {
          ...worker,
          ...sharedModules,
          name: 'gateway',
          root: 'gateway',
          include: ['src/**/*.test.ts'],
          exclude: [...configDefaults.exclude, alone],
          tags: [long],
        },
      },
      {
        resolve: graphqlOfNode,
        test: { ...worker, name: 'gateway-alone', root: 'gateway', include: [alone], tags: [long] },
      },
      {
        extends: './web/vite.config.ts',
        test: {
          ...worker,
          ...sharedModules,
          name: 'web',
          root: 'web',
          include: ['{src,build}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, alone],
          ...ofTheirOwn,
        },
      },
      {
        extends: './web/vite.config.ts',
        test: { ...worker, name: 'web-alone', root: 'web', include: [alone], ...ofTheirOwn },
      },
      {
        test: {
          ...worker,
          name: 'system',
          root: 'tests',
          include: ['**/*.test.ts'],
          ...ofTheirOwn,
          globalSetup: 'support/prepare.ts',
          // A shared machine may be ten times slower than a quiet one. A long timeout costs nothing when a test passes.
          testTimeout: 240_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 60_000 } },
          // Only tests of files that share the machine (`@module-tag`) are retried. A test that passes on its retry is
          // named at the end of the run, for investigation.
          tags: [
            { name: 'browser', description: 'Browsers share the machine with everything else', retry: 1 },
            { name: 'processes', description: 'Starts the whole product, several times', retry: 1 },
            anyStore,
          ],
        },
      },
    ],
  },
});
