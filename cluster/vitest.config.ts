import { defineConfig } from 'vitest/config';

/** What several copies promise together. Not a part of `pnpm test`, as it needs programs of the system. */
export default defineConfig({
  test: {
    name: 'cluster',
    root: import.meta.dirname,
    include: ['tests/**/*.test.ts'],
    // Each file has a cluster of its own, which takes both processors.
    maxWorkers: 1,
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
});
