import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';

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
          testTimeout: 30_000,
          hookTimeout: 60_000,
          retry: 1,
        },
      },
      {
        // The build that Node loads: Vite would take another one, and two graphqls do not know each other's types.
        resolve: {
          alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') }],
        },
        test: { name: 'gateway', root: 'gateway', include: ['src/**/*.test.ts'], retry: 1 },
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
          // Browsers, servers and databases share the machine with other work. What fails once and passes at once
          // afterwards is named at the end of the run, to be looked into; it does not stop everybody else.
          retry: 1,
        },
      },
    ],
  },
});
