import { expect, test, vi } from 'vitest';
import { reportAlone } from './reportAlone.ts';

/** A build of the report page and a lazy chunk with a single module. */
const buildWith = (module: string) => {
  const file = { type: 'chunk', isEntry: false, imports: [], dynamicImports: [], moduleIds: [] };
  const { generateBundle } = reportAlone();
  if (typeof generateBundle !== 'function') throw new Error('The plugin does not look at the build');
  const error = vi.fn<(message: string) => never>((message) => {
    throw new Error(message);
  });
  Reflect.apply(generateBundle, { error }, [
    {},
    {
      'report.js': {
        ...file,
        fileName: 'report.js',
        isEntry: true,
        name: 'report',
        dynamicImports: ['later.js'],
      },
      'later.js': { ...file, fileName: 'later.js', name: 'later', moduleIds: [module] },
    },
  ]);
};

test.each([
  '/web/src/ui/map/google/GoogleMap.tsx',
  '/web/src/ui/map/MapView.tsx',
  '/node_modules/@vis.gl/react-google-maps/dist/index.js',
])('the page of a shared report may not load %s', (module) => {
  expect(() => buildWith(module)).toThrow('with PrivateMap');
});

test('it may load its own map', () => {
  expect(() => buildWith('/web/src/ui/map/offline/OfflineMap.tsx')).not.toThrow();
});
