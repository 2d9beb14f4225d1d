import { parseArgs } from 'node:util';

/** Reads `--name number` options; throws with the list of known ones for anything else. */
export function readCounts<const Names extends string>(
  given: string[],
  defaults: Record<Names, number>,
): Record<Names, number> & { seed: string } {
  const names = Object.keys(defaults) as Names[];
  const { values } = parseArgs({
    args: given,
    options: Object.fromEntries([...names, 'seed'].map((name) => [name, { type: 'string' as const }])),
  });
  const counts = { ...defaults };
  for (const name of names) {
    const text = values[name];
    if (text === undefined) continue;
    if (typeof text !== 'string' || !/^\d+$/.test(text)) throw new Error(`--${name} takes a whole number`);
    counts[name] = Number(text);
  }
  return { ...counts, seed: typeof values['seed'] === 'string' ? values['seed'] : String(Date.now()) };
}
