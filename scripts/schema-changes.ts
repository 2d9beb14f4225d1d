import {
  BreakingChangeType,
  buildSchema,
  findBreakingChanges,
  Kind,
  lexicographicSortSchema,
  parse,
  print,
  printSchema,
  visit,
} from 'graphql';

/** A breaking change made on purpose. */
export type AcceptedBreak = {
  /** In the words of graphql-js, as the check prints them. */
  change: string;
  reason: string;
};

/** The contract without descriptions: what clients depend on, in a normalized form. */
export function contractOf(sdl: string): string {
  const bare = visit(parse(sdl), {
    enter: (node) =>
      'description' in node && node.description ? { ...node, description: undefined } : undefined,
  });
  return `${printSchema(lexicographicSortSchema(buildSchema(print(bare))))}\n`;
}

/**
 * Breaking changes between two schemas, in sentences. A field that becomes null on failure only is none: before, a
 * failure nulled the whole answer.
 * @param nullOnFailure such fields, as `Type.field`
 */
export const breaksBetween = (
  before: string,
  after: string,
  nullOnFailure: ReadonlySet<string> = new Set(),
): string[] =>
  findBreakingChanges(buildSchema(before), buildSchema(after))
    .filter(({ type, description }) => {
      const [, field = '', kind] = becameNullable.exec(description) ?? [];
      const isOnFailure = kind !== undefined && nullOnFailure.has(field);
      return type !== BreakingChangeType.FIELD_CHANGED_KIND || !isOnFailure;
    })
    .map(({ description }) => description);

/** The sentence of graphql-js: `Query.orders changed type from OrderPage! to OrderPage.` */
const becameNullable = /^(\w+\.\w+) changed type from (\S+)! to \2\.$/;

/** Fields that are null on failure only, by `@semanticNonNull` in the SDL. */
export function fieldsNullOnFailure(sdl: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const definition of parse(sdl).definitions) {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION && definition.kind !== Kind.OBJECT_TYPE_EXTENSION)
      continue;
    for (const { name, directives = [] } of definition.fields ?? [])
      if (directives.some((directive) => directive.name.value === 'semanticNonNull'))
        found.add(`${definition.name.value}.${name.value}`);
  }
  return found;
}

/** Breaking changes that are not accepted with a reason. */
export function unexplainedBreaks(
  before: string,
  after: string,
  accepted: readonly AcceptedBreak[],
  nullOnFailure: ReadonlySet<string> = new Set(),
): string[] {
  const explained = new Set(
    accepted.filter(({ reason }) => reason.trim() !== '').map(({ change }) => change),
  );
  return breaksBetween(before, after, nullOnFailure).filter((change) => !explained.has(change));
}

/** @throws Error when the text is no list of changes with their reasons */
export function readAccepted(text: string): AcceptedBreak[] {
  const value: unknown = JSON.parse(text);
  if (Array.isArray(value) && value.every(isAccepted)) return value;
  throw new Error('This is no list of { "change", "reason" }');
}

const isAccepted = (value: unknown): value is AcceptedBreak =>
  typeof value === 'object' &&
  value !== null &&
  'change' in value &&
  typeof value.change === 'string' &&
  'reason' in value &&
  typeof value.reason === 'string';
