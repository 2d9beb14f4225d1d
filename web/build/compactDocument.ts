import { kinds } from '../src/graphql/compactDocument.ts';
import type { Compact } from '../src/graphql/compactDocument.ts';

type Node = Readonly<Record<string, unknown>>;

/** The inverse of `expandDocument`. Throws on a node with properties that its kind does not keep. */
export function compactDocument(document: object): Compact {
  return compactNode(document as Node);
}

function compactNode(node: Node): Compact {
  const place = kinds.findIndex(([kind]) => kind === node['kind']);
  const [kind, ...properties] = kinds[place] ?? [];
  const kept = new Set<string>(['kind', ...properties]);
  const other = Object.keys(node).find((property) => !kept.has(property));
  if (kind === undefined || other !== undefined)
    throw new Error(`A document has what is not kept of it: ${String(node['kind'])} ${other ?? ''}`);
  const values = properties.map((property) => compactValue(node[property]));
  while (values.at(-1) === 0) values.pop();
  const [alias, name, ...more] = values;
  if (kind === 'Field' && alias === 0 && name !== undefined && more.length === 0) return name;
  return [place, ...values];
}

function compactValue(value: unknown): Compact {
  if (value === undefined) return 0;
  if (Array.isArray(value)) return value.map(compactNode);
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  const node = value as Node;
  if (node['kind'] === 'Name') return String(node['value']);
  return node['kind'] === 'SelectionSet' ? compactValue(node['selections']) : compactNode(node);
}
