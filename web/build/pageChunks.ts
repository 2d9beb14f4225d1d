import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Rolldown } from 'vite';

/** The module graph of a build. */
export type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

const source = join(dirname(import.meta.dirname), 'src');
const shell = ['app/everyPage.tsx', 'app/shell/Shell.tsx'].map((file) => join(source, file));
const screens = globSync('features/*/screens.ts', { cwd: source }).map((file) => join(source, file));

/** Not every page has a table, whose library is large. */
const tables = /[\\/](?:ui[\\/]table[\\/]|kit[\\/]list[\\/](?:tableC|c)olumns\.)/;

/** Icons and the basic code of components: each is small, and many pages and dialogs need it. */
const smallParts = /[\\/](?:@tabler|@mantine[\\/]core[\\/]esm[\\/]core)[\\/]/;

/** A module that this share of the pages needs is in one file for all of them. */
const sharedFrom = 2 / 5;

/**
 * Chunks by what the pages need when they open: `shell` has what every page behind the sign-in needs, `pages` what two
 * fifths of them need, and `tables` the part of it that draws tables. Many small files would be larger together. Dialogs
 * do not count, since a page opens without them. The build decides about all other modules.
 */
export function pageChunks(): Rolldown.CodeSplittingGroup[] {
  let names: ReadonlyMap<string, ChunkName> | undefined;
  const namedOnly = (wanted: ChunkName) => (id: string, graph: Graph) => {
    names ??= chunkNames(graph, { source, shell, screens });
    return names.get(id) === wanted ? wanted : null;
  };
  // With its dependencies: a library that the shell needs as well belongs to the shell.
  return [
    { name: namedOnly('shell'), debugName: 'shell', priority: 3 },
    { name: 'basics', test: smallParts, minShareCount: 6, priority: 2 },
    { name: namedOnly('pages'), debugName: 'pages', priority: 1 },
    { name: namedOnly('tables'), debugName: 'tables' },
  ];
}

type ChunkName = 'shell' | 'pages' | 'tables';

interface Entries {
  /** The folder of the console's own modules. */
  readonly source: string;
  readonly shell: readonly string[];
  /** The modules that import the pages. */
  readonly screens: readonly string[];
}

/** The chunk of each module that the shell or enough pages need. */
export function chunkNames(
  graph: Graph,
  { source: folder, shell: shellModules, screens: screenModules }: Entries,
): ReadonlyMap<string, ChunkName> {
  const infoOf = (id: string) => {
    const info = graph.getModuleInfo(id);
    if (!info) throw new Error(`The build has no module ${id}`);
    return info;
  };
  const needed = (from: readonly string[]): ReadonlySet<string> => {
    const all = new Set(from);
    for (const id of all)
      for (const next of infoOf(id).importedIds) if (next.startsWith(folder)) all.add(next);
    return all;
  };
  const pages = new Set(screenModules.flatMap((id) => infoOf(id).dynamicallyImportedIds));
  const uses = new Map<string, number>();
  for (const page of pages) for (const id of needed([page])) uses.set(id, (uses.get(id) ?? 0) + 1);
  const names = new Map<string, ChunkName>();
  for (const [id, count] of uses)
    if (count >= pages.size * sharedFrom) names.set(id, tables.test(id) ? 'tables' : 'pages');
  for (const id of needed(shellModules)) names.set(id, 'shell');
  return names;
}
