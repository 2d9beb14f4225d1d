import { defineConfig, mergeConfig } from 'vitest/config';
import { pageBuild } from './build/pageBuild.ts';
import { pageChunks } from './build/pageChunks.ts';
import { partsPage } from './build/partsPage.ts';
import { reportPage } from './build/reportPage.ts';

const gateway = process.env['GATEWAY_URL'] ?? 'http://localhost:4000';
const gatewayPaths = ['/graphql', '/files', '/settings.json', '/livez', '/healthz', '/readyz', '/metrics'];

/** The console, and the server for development. */
export default mergeConfig(
  pageBuild,
  defineConfig({
    plugins: [reportPage(), partsPage()],
    server: {
      port: Number(process.env['PORT'] ?? 5173),
      strictPort: true,
      proxy: Object.fromEntries(gatewayPaths.map((path) => [path, { target: gateway, changeOrigin: false }])),
    },
    build: {
      rolldownOptions: {
        input: { console: 'index.html' },
        output: {
          codeSplitting: {
            groups: [
              // Libraries change rarely: in a chunk of their own, they stay in the browser's cache across deploys.
              { name: 'libraries', test: /node_modules/, tags: ['$initial'], priority: 5 },
              // Separate from the shell, which the sign-in page does not need.
              { name: 'start', tags: ['$initial'], priority: 4 },
              ...pageChunks(),
            ],
          },
        },
      },
    },
    // Test projects and module sharing are configured in the root's vitest.config.ts.
    test: {
      environment: 'jsdom',
      setupFiles: ['src/testing/setup.ts'],
      css: false,
      testTimeout: 60_000,
    },
  }),
);
