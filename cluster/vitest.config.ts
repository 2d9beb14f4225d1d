import { defineConfig } from 'vitest/config';

/** Tests of several copies together. Not a part of `pnpm test`, because they need system programs. */
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
