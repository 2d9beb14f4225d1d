import type { Plugin, Rolldown } from 'vite';

/** Google's maps, and the door to them. */
const googleMaps = /[\\/]@vis\.gl[\\/]|[\\/]src[\\/]ui[\\/]map[\\/](?:google[\\/]|(?:MapView|mapSettings)\.)/;

/**
 * Fails the build if the page of a shared report would load Google's maps: its address is a secret that Google would
 * learn.
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
        const own = chunks.get(fileName)?.moduleIds.find((id) => googleMaps.test(id));
        if (own !== undefined)
          this.error(
            `The page of a shared report fetches ${own}: ${path.join(' → ')}. Draw maps with PrivateMap.`,
          );
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
