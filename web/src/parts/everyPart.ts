import type { Part } from './definition.ts';

const files = import.meta.glob<{ readonly parts: readonly Part[] }>('../{features,kit,ui}/**/*.parts.tsx', {
  eager: true,
});

/** The parts of all matching files, by name. */
export const everyPart: readonly Part[] = Object.values(files)
  .flatMap(({ parts }) => parts)
  .toSorted((a, b) => a.name.localeCompare(b.name));
