import type { Plugin, Rolldown } from 'vite';

/** What may not reach the page of a shared report, and what is to be done about it. */
const foreign = [
  {
    modules: /[\\/]src[\\/]app[\\/]/,
    remedy: 'Name what both use in the group "both" of vite.config.ts.',
  },
  {
    modules: /[\\/]@vis\.gl[\\/]|[\\/]src[\\/]ui[\\/]map[\\/](?:google[\\/]|(?:MapView|mapSettings)\.)/,
    remedy: 'Its address is a secret that Google would learn: draw maps with PrivateMap.',
  },
] as const;

/**
 * Ends the build when the page of a shared report would fetch what the console begins with, or what loads Google's
 * maps. Files are made of modules that are used together: a module that both pages use, and that stands in one of the
 * console's files, would bring the console to somebody who has only opened a link.
 */
export function reportAlone(): Plugin {
  return {
    name: 'report-alone',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = new Map(
        Object.values(bundle)
          .filter((file) => file.type === 'chunk')
          .map((chunk) => [chunk.fileName, chunk]),
      );
      const report = [...chunks.values()].filter(({ isEntry, name }) => isEntry && name === 'report');
      if (report.length === 0) this.error('There is no page of a shared report');
      for (const [{ fileName }, path] of reachedFrom(report, chunks)) {
        for (const { modules, remedy } of foreign) {
          const own = chunks.get(fileName)?.moduleIds.find((id) => modules.test(id));
          if (own !== undefined)
            this.error(`The page of a shared report fetches ${own}: ${path.join(' → ')}. ${remedy}`);
        }
      }
    },
  };
}

type Chunk = Rolldown.OutputChunk;

/** Every chunk that can be fetched from these, with the way to it. */
function reachedFrom(from: readonly Chunk[], chunks: ReadonlyMap<string, Chunk>): Map<Chunk, string[]> {
  const reached = new Map<Chunk, string[]>(from.map((chunk) => [chunk, [chunk.fileName]]));
  for (const [chunk, path] of reached)
    for (const name of [...chunk.imports, ...chunk.dynamicImports]) {
      const next = chunks.get(name);
      if (next && !reached.has(next)) reached.set(next, [...path, name]);
    }
  return reached;
}
