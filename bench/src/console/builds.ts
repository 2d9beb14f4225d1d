import path from 'node:path';
import { build } from 'vite';
import type { Plugin } from 'vite';

const web = path.resolve(import.meta.dirname, '../../../web');

/**
 * The console as it is shipped, except that its orders list shows twelve columns and can select rows: there are no bulk
 * actions for orders, so the real list has no checkboxes.
 */
export async function buildConsole(outDir: string): Promise<void> {
  await inProduction(() =>
    build({
      root: web,
      configFile: path.join(web, 'vite.config.ts'),
      logLevel: 'warn',
      plugins: [comparedList()],
      build: { outDir, emptyOutDir: true },
    }),
  );
}

export async function buildReactAdmin(outDir: string): Promise<void> {
  await inProduction(() =>
    build({
      root: path.join(import.meta.dirname, 'react-admin'),
      configFile: false,
      logLevel: 'warn',
      build: {
        outDir,
        emptyOutDir: true,
        target: 'es2023',
        chunkSizeWarningLimit: 2000,
        // Its libraries mark client components of React Server Components, which are not used here.
        rolldownOptions: {
          onwarn: (warning, warn) => warning.code !== 'MODULE_LEVEL_DIRECTIVE' && warn(warning),
        },
      },
    }),
  );
}

function comparedList(): Plugin {
  const changes = [
    [/column\.moneyColumn\('value', \{ hidden: true \}\),/, "column.moneyColumn('value'),"],
    [
      /column\.datesColumn\('startDate', 'endDate', [^)]*\),/,
      "column.dateColumn('startDate', { sort: 'START_DATE' }), column.dateColumn('endDate'),",
    ],
    [
      / {2}rowLink:/,
      `  selection: {
    thing: 'order',
    most: 1000,
    actions: [{ label: 'Compare', modal: 'compare', dialog: () => null }],
  },
  rowLink:`,
    ],
  ] as const;
  return {
    name: 'compared-list',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/features/orders/OrderListPage.tsx')) return undefined;
      for (const [written] of changes)
        if (!written.test(code)) throw new Error(`The orders list no longer has ${written.source}`);
      return changes.reduce((text, [written, compared]) => text.replace(written, compared), code);
    },
  };
}

/** The tool reads from the environment whether React is built for production. */
async function inProduction(run: () => Promise<unknown>): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  await run();
}
