import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isUnionType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import { hostileNumber, hostileText, hostileValue } from '../rest/bad-input/hostile-values.ts';
import { idNamed, type KnownPaths } from '../rest/bad-input/ids.ts';
import { type Random, seeded } from '../rest/support/random.ts';

export type HostileRequest = { field: string; query: string; variables: Record<string, unknown> };

type Making = {
  schema: GraphQLSchema;
  known: KnownPaths;
  random: Random;
  /** The variables that the document declares, by name. */
  declared: Map<string, { type: string; value: unknown }>;
};

/** Request number `index` of a seed: one root field of the contract, with malicious arguments. */
export function hostileRequest(
  { schema, known, seed }: { schema: GraphQLSchema; known: KnownPaths; seed: string },
  index: number,
): HostileRequest {
  const random = seeded(`${seed}/${index}`);
  const making: Making = { schema, known, random, declared: new Map() };
  const root = random.chance(0.5) ? schema.getQueryType() : schema.getMutationType();
  const field = random.pickAny(Object.values(root?.getFields() ?? {}));
  if (root === null || root === undefined || field === undefined)
    throw new Error('The contract has no fields');
  const selected = fieldText(making, field, 2);
  const declarations = [...making.declared].map(([name, { type }]) => `$${name}: ${type}`).join(', ');
  const keyword = root === schema.getQueryType() ? 'query' : 'mutation';
  return {
    field: field.name,
    query: `${keyword} ${declarations === '' ? '' : `(${declarations}) `}{ ${selected} }`,
    variables: Object.fromEntries([...making.declared].map(([name, { value }]) => [name, value])),
  };
}

/** A field with its arguments, and everything below it that has room; nested arguments are hostile as well. */
function fieldText(making: Making, field: GraphQLField<unknown, unknown>, levels: number): string {
  const given = field.args.filter((argument) => isRequiredArgument(argument) || making.random.chance(0.4));
  const values = given.map((argument) => `${argument.name}: ${argumentText(making, argument)}`).join(', ');
  return `${field.name}${values === '' ? '' : `(${values})`} ${selectionOf(making, getNamedType(field.type), levels)}`;
}

function selectionOf(making: Making, type: GraphQLNamedType, levels: number): string {
  if (isUnionType(type)) {
    const members = type.getTypes().map((one) => `... on ${one.name} ${selectionOf(making, one, 0)}`);
    return `{ __typename ${members.join(' ')} }`;
  }
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const leaf = isLeafType(getNamedType(field.type));
    if (!leaf && (levels === 0 || making.random.chance(0.8))) return [];
    if (field.args.length > 0 && making.random.chance(0.7)) return [];
    return [fieldText(making, field, levels - 1)];
  });
  return `{ __typename ${fields.join(' ')} }`;
}

/** Mostly by a variable, as programs do it; sometimes as a literal, which takes another path through the server. */
function argumentText(making: Making, argument: GraphQLArgument): string {
  const value = valueOf(making, argument.type, argument.name);
  if (making.random.chance(0.2)) return literal(argument.type, value);
  const name = `v${making.declared.size}`;
  making.declared.set(name, { type: String(argument.type), value });
  return `$${name}`;
}

function valueOf(making: Making, given: GraphQLInputType, name: string, depth = 0): unknown {
  const { random, known } = making;
  if (random.chance(0.02)) return hostileValue(random);
  if (!isNonNullType(given) && random.chance(0.1)) return null;
  const type = getNullableType(given);
  if (isListType(type))
    return Array.from({ length: random.whole(0, 3) }, () => valueOf(making, type.ofType, name, depth + 1));
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter((field) => isRequiredInputField(field) || (depth < 5 && random.chance(0.4)))
        .map((field) => [field.name, valueOf(making, field.type, field.name, depth + 1)]),
    );
  if (isEnumType(type))
    return random.chance(0.95) ? random.pickAny(type.getValues())?.name : hostileText(random);
  switch (type.name) {
    case 'ID':
      return random.chance(0.6) ? idNamed(known, restName(name), random) : hostileText(random);
    case 'Int':
      return random.chance(0.7) ? random.whole(0, 60) : hostileNumber(random);
    case 'Float':
      return random.chance(0.5) ? random.whole(0, 500) / 10 : hostileNumber(random);
    case 'Boolean':
      return random.chance(0.5);
    case 'Date':
      return random.chance(0.7) ? '2026-12-01' : hostileText(random);
    case 'DateTime':
      return random.chance(0.7) ? '2026-12-01T10:00:00Z' : hostileText(random);
    case 'EmailAddress':
      return random.chance(0.7) ? `bad-input-${random.whole(1, 1e9)}@example.test` : hostileText(random);
    default:
      return random.chance(0.5) ? hostileText(random) : `Bad input ${random.whole(1, 1e6)}`;
  }
}

/** `jobIds` is `job_ids` in REST v1. */
const restName = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A value as a GraphQL literal; JSON writes texts and numbers alike, including half a surrogate pair. */
function literal(given: GraphQLInputType, value: unknown): string {
  const type = getNullableType(given);
  if (Array.isArray(value)) {
    const item = isListType(type) ? type.ofType : type;
    return `[${value.map((one: unknown) => literal(item, one)).join(', ')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const fields = isInputObjectType(type) ? type.getFields() : {};
    const entries: [string, unknown][] = Object.entries(value);
    return `{${entries.map(([name, one]) => `${name}: ${literal(fields[name]?.type ?? type, one)}`).join(', ')}}`;
  }
  if (isEnumType(type) && typeof value === 'string') return value;
  return JSON.stringify(value) ?? 'null';
}
