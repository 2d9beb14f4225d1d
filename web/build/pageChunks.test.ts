import { expect, test } from 'vitest';
import { chunkNames } from './pageChunks.ts';

interface Imports {
  readonly importedIds?: readonly string[];
  readonly dynamicallyImportedIds?: readonly string[];
}

const namesIn = (modules: Readonly<Record<string, Imports>>) =>
  Object.fromEntries(
    chunkNames(
      {
        getModuleInfo: (id) =>
          // Safe: only these properties are read.
          ({ importedIds: [], dynamicallyImportedIds: [], ...modules[id] }) as never,
      },
      { source: '/src/', shell: ['/src/Shell'], screens: ['/src/screens'] },
    ),
  );

const pages = { dynamicallyImportedIds: ['/src/A', '/src/B', '/src/C', '/src/D'] };

test('modules that two fifths of the pages need are in one chunk, others are not', () => {
  const names = namesIn({
    '/src/screens': pages,
    '/src/A': { importedIds: ['/src/table', '/src/own'] },
    '/src/B': { importedIds: ['/src/table'] },
    '/src/table': { importedIds: ['/src/row'] },
  });
  expect(names).toEqual({ '/src/Shell': 'shell', '/src/table': 'pages', '/src/row': 'pages' });
});

test('modules of the shell are never in the chunk of the pages', () => {
  const names = namesIn({
    '/src/screens': pages,
    '/src/Shell': { importedIds: ['/src/menu'] },
    '/src/A': { importedIds: ['/src/menu'] },
    '/src/B': { importedIds: ['/src/menu'] },
  });
  expect(names).toEqual({ '/src/Shell': 'shell', '/src/menu': 'shell' });
});

test('what a page loads later does not count, nor do libraries', () => {
  const names = namesIn({
    '/src/screens': pages,
    '/src/A': { importedIds: ['/node_modules/table'], dynamicallyImportedIds: ['/src/dialog'] },
    '/src/B': { importedIds: ['/node_modules/table'], dynamicallyImportedIds: ['/src/dialog'] },
  });
  expect(names).toEqual({ '/src/Shell': 'shell' });
});
