import type { Plugin, Rolldown } from 'vite';

/** Modules that the page of a shared report must not load, with the remedy. */
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
 * Fails the build if the page of a shared report would load the console's entry code, or the loader of Google's maps.
 * Chunks group modules that are used together: if a module of both pages were in one of the console's chunks, a visitor
 * with a shared link would load the console.
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

/** Every chunk reachable from these, with the import path to it. */
function reachedFrom(from: readonly Chunk[], chunks: ReadonlyMap<string, Chunk>): Map<Chunk, string[]> {
  const reached = new Map<Chunk, string[]>(from.map((chunk) => [chunk, [chunk.fileName]]));
  for (const [chunk, path] of reached)
    for (const name of [...chunk.imports, ...chunk.dynamicImports]) {
      const next = chunks.get(name);
      if (next && !reached.has(next)) reached.set(next, [...path, name]);
    }
  return reached;
}
