import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  isScalarType,
} from 'graphql';
import type { GraphQLInputType, GraphQLOutputType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { buildGatewaySchema } from './build-schema.ts';

const schema = buildGatewaySchema();
const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));

type Described = { path: string; name: string; description: string | null; type: GraphQLType | null };
type GraphQLType = GraphQLInputType | GraphQLOutputType;

/** Scalars whose values need a unit, a currency or a time zone in the description. */
const unclear: ReadonlySet<string> = new Set([
  'Date',
  'DateTime',
  'Decimal',
  'Float',
  'Int',
  'LocalTime',
  'Money',
]);
/** Clear by its name. */
const plain: ReadonlySet<string> = new Set(['createdAt']);

const fields: Described[] = types.flatMap((type) =>
  isObjectType(type) || isInputObjectType(type)
    ? Object.values(type.getFields()).map((field) => ({
        path: `${type.name}.${field.name}`,
        name: field.name,
        description: field.description ?? null,
        type: field.type,
      }))
    : [],
);
const args: Described[] = types.flatMap((type) =>
  isObjectType(type)
    ? Object.values(type.getFields()).flatMap((field) =>
        field.args.map((argument) => ({
          path: `${type.name}.${field.name}(${argument.name})`,
          name: argument.name,
          description: argument.description ?? null,
          type: argument.type,
        })),
      )
    : [],
);
const values: Described[] = types.flatMap((type) =>
  // Sorting by NAME needs no description.
  isEnumType(type) && !type.name.endsWith('SortField')
    ? type.getValues().map((value) => ({
        path: `${type.name}.${value.name}`,
        name: value.name,
        description: value.description ?? null,
        type: null,
      }))
    : [],
);

const isUnclear = ({ name, type }: Described): boolean =>
  type !== null && unclear.has(getNamedType(type).name) && !plain.has(name);
/** Lists in the input of a change: how many there may be, and whether they replace the current ones. */
const isWrittenList = ({ path, type }: Described): boolean =>
  type !== null && isListType(getNullableType(type)) && /^\w+Input\./.test(path);
const without = (described: readonly Described[]): string[] =>
  described.filter(({ description }) => (description ?? '').trim() === '').map(({ path }) => path);

describe('the descriptions cover what names cannot tell', () => {
  test('every type', () => {
    expect(
      types
        .filter(({ description }) => !description)
        .map(({ name }) => name)
        .filter((name) => !isBuiltIn(name)),
    ).toEqual([]);
  });
  test('every query and every change', () => {
    expect(without(fields.filter(({ path }) => /^(Query|Mutation)\./.test(path)))).toEqual([]);
  });
  test('every value of an enum', () => {
    expect(without(values)).toEqual([]);
  });
  test('every number, amount, date and time: its unit, its time zone, when it is null', () => {
    expect(without([...fields, ...args].filter(isUnclear))).toEqual([]);
  });
  test('every list in a change: its limit, or what it replaces', () => {
    expect(without(fields.filter(isWrittenList))).toEqual([]);
  });
});

test('no description only repeats the name', () => {
  const words = (text: string): string => text.toLowerCase().replaceAll(/\b(the|a|an|of|its)\b|[^a-z]/g, '');
  const repeated = [...fields, ...args, ...values].filter(
    ({ name, description }) => description !== null && words(description) === words(name),
  );
  expect(repeated.map(({ path }) => path)).toEqual([]);
});

function isBuiltIn(name: string): boolean {
  const type = schema.getType(name);
  return isScalarType(type) && type.astNode == null;
}

test('a change has one argument: the input, or the id of the changed entity', () => {
  // A precondition was added to changes that clients call with ids alone.
  const preconditions = new Set(['expected: [ExpectedJobInput!]', 'expectedVersion: String']);
  const others = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(({ args }) => {
    const [only, ...more] = args
      .map(({ name, type }) => `${name}: ${String(type)}`)
      .filter((argument) => !preconditions.has(argument));
    if (only === undefined) return false;
    return more.length > 0 || !/^(?:input: \w+Input!|(?:id|\w+Id): ID!|ids: \[ID!\]!)$/.test(only);
  });
  expect(others.map(({ name }) => name)).toEqual([]);
});

test('every description names its actor', () => {
  const vague = /\b(?:somebody|nobody|whoever|anybody|everybody|someone|no one|anyone|everyone)\b/i;
  const described = [...types, ...fields, ...args, ...values].filter(({ description }) =>
    vague.test(description ?? ''),
  );
  expect(described.map((one) => ('path' in one ? one.path : one.name))).toEqual([]);
});
