import { restClient, rowsOf, valueAt } from '../support/client.ts';
import type { Contract } from '../support/contract.ts';
import type { Random } from '../support/random.ts';

/** Existing paths, by the path of the contract with nameless parameters: `/orders/{}`. */
export type KnownPaths = ReadonlyMap<string, readonly string[]>;

export const nameless = (path: string): string => path.replace(/\{\w+\}/g, '{}');

/** Reads every list of the contract, and the lists below its first rows, for existing ids. */
export async function discoverPaths(base: string, token: string, contract: Contract): Promise<KnownPaths> {
  const client = restClient(base, 1);
  const known = new Map<string, string[]>();
  const lists = contract.operations
    .filter(({ method, path }) => method === 'GET' && !path.endsWith('}'))
    .sort((one, other) => depth(one.path) - depth(other.path));
  try {
    for (const { path } of lists)
      for (const at of instancesOf(known, path).slice(0, 3)) {
        const { json } = await client.send({ method: 'GET', path: at, token });
        if (!Array.isArray(valueAt(json, 'data'))) continue;
        const ids = rowsOf(json).flatMap((row) => {
          const id = valueAt(row, 'id');
          return typeof id === 'string' ? [`${at}/${encodeURIComponent(id)}`] : [];
        });
        const key = `${nameless(path)}/{}`;
        known.set(key, [...(known.get(key) ?? []), ...ids.slice(0, 40)]);
      }
  } finally {
    await client.close();
  }
  return known;
}

const depth = (path: string): number => path.split('{').length;

/** The path with its parameters replaced by existing ids; empty without any. */
function instancesOf(known: KnownPaths, path: string): string[] {
  const last = path.lastIndexOf('}');
  if (last < 0) return [path];
  const rest = path.slice(last + 1);
  return (known.get(nameless(path.slice(0, last + 1))) ?? []).map((prefix) => `${prefix}${rest}`);
}

export const existing = (known: KnownPaths, path: string, random: Random): string | undefined =>
  random.pickAny(instancesOf(known, path));

/** The id of an entity that a property is named after: `customer_id`, `agent_ids`. Else a small number. */
export function idNamed(known: KnownPaths, property: string, random: Random): string {
  const noun =
    property
      .replace(/_?ids?(\[\])?$/, '')
      .split('_')
      .at(-1) ?? '';
  const stem = noun.length > 3 ? noun.slice(0, -1) : '/';
  const [, paths = []] = [...known].find(([key]) => key.split('/').at(-2)?.startsWith(stem)) ?? [];
  const path = random.pickAny(paths);
  return path?.split('/').at(-1) ?? String(random.whole(1, 300));
}
