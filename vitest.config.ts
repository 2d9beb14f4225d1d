import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';

const anyStore = {
  name: 'any-store',
  description: 'Says the same whatever TEST_DATABASE_URL is: not run again on PostgreSQL',
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    reporters: ['default', './scripts/summary-line-reporter.ts'],
    projects: [
      { test: { name: 'scripts', root: 'scripts', include: ['**/*.test.ts'] } },
      {
        test: {
          name: 'api',
          root: 'api',
          include: ['src/**/*.test.ts'],
          globalSetup: 'src/testing/filled-database.ts',
          tags: [anyStore],
          testTimeout: 30_000,
          // The first file fills a database for all others, which takes a minute where the machine has other work.
          hookTimeout: 180_000,
        },
      },
      {
        // The build that Node loads: Vite would take another one, and two graphqls do not know each other's types.
        resolve: {
          alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') }],
        },
        test: { name: 'gateway', root: 'gateway', include: ['src/**/*.test.ts'] },
      },
      './web/vite.config.ts',
      {
        test: {
          name: 'system',
          root: 'tests',
          include: ['**/*.test.ts'],
          globalSetup: 'support/prepare.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // What a browser shows comes when it comes; waiting longer costs nothing when it is there.
          expect: { poll: { timeout: 20_000 } },
          // No test is tried twice but those of files that say what they share the machine with (`@module-tag`). One
          // that fails and passes at once afterwards is named at the end of the run, to be looked into.
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
