import { Kind, parse } from 'graphql';
import type { DocumentNode, SelectionSetNode } from 'graphql';

export type Path = readonly (string | number)[];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The path of every value in a record, except of null and of type names. */
export function pathsIn(value: unknown, path: Path = []): Path[] {
  const own = path.length === 0 || value === null ? [] : [path];
  if (!isObject(value)) return own;
  const inside = Object.entries(value)
    .filter(([key]) => key !== '__typename')
    .flatMap(([key, part]) => pathsIn(part, [...path, Array.isArray(value) ? Number(key) : key]));
  return [...own, ...inside];
}

/** Without paths that differ only in their positions. */
export const firstOfEach = (paths: readonly Path[]): Path[] => [
  ...new Map(paths.toReversed().map((path) => [path.map(withoutPosition).join('.'), path])).values(),
];

const withoutPosition = (step: string | number): string => (typeof step === 'number' ? '#' : step);

/** A copy of the record with another value at the path. */
export function withValueAt(value: unknown, path: Path, other: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return other;
  if (Array.isArray(value))
    return value.map((part, index) => (index === step ? withValueAt(part, rest, other) : part));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, key === step ? withValueAt(part, rest, other) : part]),
  );
}

/** The fields that a query selects of a type, each by its path. */
export function selectedPaths(text: string, typeName: string): string[] {
  const document = parse(text);
  const operation = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  const [root] = operation?.selectionSet.selections ?? [];
  if (root?.kind !== Kind.FIELD || !root.selectionSet) return [];
  const ofType = root.selectionSet.selections.flatMap((selection) =>
    selection.kind === Kind.INLINE_FRAGMENT && selection.typeCondition?.name.value === typeName
      ? fieldsOf(document, selection.selectionSet)
      : [],
  );
  return [...new Set(ofType)].toSorted();
}

function fieldsOf(document: DocumentNode, { selections }: SelectionSetNode, before = ''): string[] {
  return selections.flatMap((selection) => {
    switch (selection.kind) {
      case Kind.FIELD: {
        const path = `${before}${selection.name.value}`;
        return [
          path,
          ...(selection.selectionSet ? fieldsOf(document, selection.selectionSet, `${path}.`) : []),
        ];
      }
      case Kind.FRAGMENT_SPREAD: {
        const fragment = document.definitions.find(
          (definition) =>
            definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value,
        );
        return fragment?.kind === Kind.FRAGMENT_DEFINITION
          ? fieldsOf(document, fragment.selectionSet, before)
          : [];
      }
      default:
        return fieldsOf(document, selection.selectionSet, before);
    }
  });
}

/** The path without its positions, as `selectedPaths` has it. */
export const fieldPath = (path: Path): string => path.filter((step) => typeof step === 'string').join('.');
