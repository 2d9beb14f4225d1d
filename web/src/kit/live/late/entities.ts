import { recordKey, recordType } from './change.ts';

/** The records in an answer, each as `TYPE:id` of a change. */
export function entitiesIn(data: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  let level: unknown[] = [data];
  while (level.length > 0) {
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      const key = entityOf(value);
      if (key !== undefined) found.add(key);
      for (const inside of Object.values(value)) next.push(inside);
    }
    level = next;
  }
  return found;
}

/** The records that the root fields of an answer are, such as the one of a page. */
export function rootEntities(data: unknown): ReadonlySet<string> {
  const roots = typeof data === 'object' && data !== null ? Object.values(data) : [];
  return new Set(roots.flatMap((root) => entityOf(root) ?? []));
}

function entityOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('__typename' in value) || !('id' in value))
    return undefined;
  const { __typename: typename, id } = value;
  return typeof typename === 'string' ? recordKey({ type: recordType(typename), id: String(id) }) : undefined;
}

/** Whether the variables of a query name this id, at any depth. */
export function namesId(variables: unknown, id: string): boolean {
  if (variables === id) return true;
  return (
    typeof variables === 'object' &&
    variables !== null &&
    Object.values(variables).some((value) => namesId(value, id))
  );
}
