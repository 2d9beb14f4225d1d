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
import type { ConstDirectiveNode } from 'graphql';

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

/** For each field that is null on failure only, as `Type.field`: the levels of its list; 0 is the field itself. */
export type NullOnFailure = ReadonlyMap<string, readonly number[]>;

/**
 * Breaking changes between two schemas, in sentences. A value that becomes null on failure only is none: before, a
 * failure nulled more of the answer.
 */
export const breaksBetween = (
  before: string,
  after: string,
  nullOnFailure: NullOnFailure = new Map(),
): string[] =>
  findBreakingChanges(buildSchema(before), buildSchema(after))
    .filter(({ type, description }) => {
      const [, field = '', old = '', current] = changedType.exec(description) ?? [];
      const isOnFailure = nullableAt(old, nullOnFailure.get(field) ?? []) === current;
      return type !== BreakingChangeType.FIELD_CHANGED_KIND || !isOnFailure;
    })
    .map(({ description }) => description);

/** The sentence of graphql-js: `Query.orders changed type from OrderPage! to OrderPage.` */
const changedType = /^(\w+\.\w+) changed type from (\S+) to (\S+)\.$/;

/** `[Order!]!` at level 1 is `[Order]!`. */
function nullableAt(type: string, levels: readonly number[]): string {
  const item = /^\[(.*)\](!?)$/.exec(type);
  const bang = levels.includes(0) ? '' : type.endsWith('!') ? '!' : '';
  if (!item) return `${type.replace('!', '')}${bang}`;
  const below = levels.map((level) => level - 1);
  return `[${nullableAt(item[1] ?? '', below)}]${bang}`;
}

/** Fields that are null on failure only, by `@semanticNonNull` in the SDL. */
export function fieldsNullOnFailure(sdl: string): NullOnFailure {
  const found = new Map<string, readonly number[]>();
  for (const definition of parse(sdl).definitions) {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION && definition.kind !== Kind.OBJECT_TYPE_EXTENSION)
      continue;
    for (const { name, directives = [] } of definition.fields ?? []) {
      const directive = directives.find((candidate) => candidate.name.value === 'semanticNonNull');
      if (directive) found.set(`${definition.name.value}.${name.value}`, levelsOf(directive));
    }
  }
  return found;
}

function levelsOf({ arguments: given = [] }: ConstDirectiveNode): readonly number[] {
  const levels = given.find(({ name }) => name.value === 'levels')?.value;
  if (levels?.kind !== Kind.LIST) return [0];
  return levels.values.flatMap((value) => (value.kind === Kind.INT ? [Number(value.value)] : []));
}

/** Breaking changes that are not accepted with a reason. */
export function unexplainedBreaks(
  before: string,
  after: string,
  accepted: readonly AcceptedBreak[],
  nullOnFailure: NullOnFailure = new Map(),
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
