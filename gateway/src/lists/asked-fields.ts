import { Kind } from 'graphql';
import type { GraphQLResolveInfo, SelectionNode } from 'graphql';

type Asked = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;

/**
 * The names of the fields selected below a field, through fragments; fields that a directive leaves out are included.
 */
function askedFields({ fieldNodes, fragments }: Asked): Set<string> {
  const names = new Set<string>();
  const waiting: SelectionNode[] = fieldNodes.flatMap((node) => node.selectionSet?.selections ?? []);
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node.kind === Kind.FIELD) names.add(node.name.value);
    else {
      const { selectionSet } =
        node.kind === Kind.INLINE_FRAGMENT ? node : (fragments[node.name.value] ?? { selectionSet: null });
      waiting.push(...(selectionSet?.selections ?? []));
    }
  }
  return names;
}

/**
 * Whether the selection of an entity is its id and at least one part that is read by the id alone.
 * @param beside fields that need only the id as well, but do not show whether the entity exists
 */
export function asksForPartsOnly(
  info: Asked,
  parts: ReadonlySet<string>,
  beside: ReadonlySet<string> = new Set(),
): boolean {
  const names = [...askedFields(info)].filter((name) => name !== 'id' && name !== '__typename');
  return names.some((name) => parts.has(name)) && names.every((name) => parts.has(name) || beside.has(name));
}
