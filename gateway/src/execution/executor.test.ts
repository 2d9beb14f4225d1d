import { buildSchema, getOperationAST, GraphQLError, parse } from 'graphql';
import type { DocumentNode, GraphQLObjectType } from 'graphql';
import { expect, test } from 'vitest';
import type { GatewayContext } from '../context.ts';
import { Executor } from './executor.ts';

const schema = buildSchema(`
  type Query { word(of: Int! = 1): String, must: String!, rows: [Row!], thing: Thing }
  type Mutation { change: String }
  type Row { word: String, slow: String! }
  type Thing { word: String }
`);

const resolve = (
  type: GraphQLObjectType | null | undefined,
  name: string,
  resolver: (given: unknown) => unknown,
) => {
  const field = type?.getFields()[name];
  if (!field) throw new Error(`There is no field ${name}`);
  field.resolve = (_parent, args) => resolver(args);
};
resolve(schema.getQueryType(), 'word', (args) => JSON.stringify(args));
resolve(schema.getQueryType(), 'must', () => null);
resolve(schema.getQueryType(), 'rows', () => [{ word: 'a', slow: Promise.resolve('b') }, {}]);
resolve(schema.getMutationType(), 'change', () => 'changed');

/** Keys that were shared, in this order. */
const keys: string[] = [];
// These resolvers use nothing of the context.
const context: GatewayContext = Object.assign(Object.create(null), {
  share: <Answer>(key: string, answer: (context: GatewayContext) => Promise<Answer>) => {
    keys.push(key);
    return answer(context);
  },
});

const ask = (executor: Executor, document: DocumentNode, variables: Record<string, unknown> = {}) =>
  executor.answer({
    document,
    operation: getOperationAST(document) ?? undefined,
    operationName: undefined,
    variables,
    context,
  });

test('a document is compiled on its second run, and not before', async () => {
  const executor = new Executor(schema);
  const document = parse('{ word }');
  expect(await ask(executor, document)).toEqual({ data: { word: '{"of":1}' } });
  expect(executor.compiledFields).toBe(0);
  expect(await ask(executor, document)).toEqual({ data: { word: '{"of":1}' } });
  expect(executor.compiledFields).toBeGreaterThan(0);
  for (let number = 0; number < 50; number += 1) await ask(executor, parse('{ word }'));
  expect(executor.compiledFields).toBeLessThan(20);
});

test.each([
  ['a mutation', 'mutation { change }', { data: { change: 'changed' } }],
  ['introspection', '{ __type(name: "Row") { name } }', { data: { __type: { name: 'Row' } } }],
  [
    'a key that an object cannot have',
    '{ __proto__: word(of: 3) }',
    { data: JSON.parse('{"__proto__":"{\\"of\\":3}"}') },
  ],
])('%s is left to graphql-js', async (_what, text, expected) => {
  const executor = new Executor(schema);
  const document = parse(text);
  expect(JSON.stringify(await ask(executor, document))).toBe(JSON.stringify(expected));
  expect(JSON.stringify(await ask(executor, document))).toBe(JSON.stringify(expected));
  // A query that cannot be compiled is remembered as such.
  expect(executor.compiledFields).toBeLessThanOrEqual(10);
});

test('the variables of each request decide what is skipped and included', async () => {
  const executor = new Executor(schema);
  const document = parse('query ($on: Boolean!) { word @include(if: $on) thing @skip(if: $on) { word } }');
  const on = { data: { word: '{"of":1}' } };
  const off = { data: { thing: null } };
  for (const truth of [true, true, false, false, true])
    expect(await ask(executor, document, { on: truth })).toEqual(truth ? on : off);
});

test('arguments are those of the request, and invalid variables are errors', async () => {
  const executor = new Executor(schema);
  const document = parse('query ($of: Int!) { word(of: $of) }');
  for (const of of [5, 6, 7])
    expect(await ask(executor, document, { of })).toEqual({ data: { word: `{"of":${of}}` } });
  const { data, errors } = await ask(executor, document, { of: 'five' });
  expect(data).toBeUndefined();
  expect(errors?.map(({ message }) => message)).toEqual([
    'Variable "$of" got invalid value "five"; Int cannot represent non-integer value: "five"',
  ]);
});

test('requests share an execution only with the same operation of a document and the same variables', async () => {
  const executor = new Executor(schema);
  const text = 'query ($of: Int!) { word(of: $of) }';
  const [document, other] = [parse(text), parse(text)];
  await ask(executor, document, { of: 5 });
  await ask(executor, other, { of: 5 });
  keys.splice(0);
  for (const of of [5, 5, 6]) await ask(executor, document, { of });
  await ask(executor, other, { of: 5 });
  const [first, again, variables, elsewhere] = keys;
  expect(again).toBe(first);
  expect(new Set([first, variables, elsewhere]).size).toBe(3);
});

test('with the switch off nothing is compiled or shared, and everything is answered', async () => {
  const executor = new Executor(schema, false);
  const document = parse('{ rows { word } }');
  keys.splice(0);
  const answers = [];
  for (let time = 0; time < 3; time += 1) answers.push((await ask(executor, document)).data);
  expect(new Set(answers.map((data) => JSON.stringify(data))).size).toBe(1);
  expect(keys).toEqual([]);
  expect(executor.compiledFields).toBe(0);
});

test('a mutation is never shared', async () => {
  const executor = new Executor(schema);
  const document = parse('mutation { change }');
  keys.splice(0);
  for (let time = 0; time < 3; time += 1) await ask(executor, document);
  expect(keys).toEqual([]);
});

test('an error nulls the nearest nullable position, whenever it happens', async () => {
  const executor = new Executor(schema);
  const document = parse('{ rows { word slow } must }');
  await ask(executor, document);
  const { data, errors } = await ask(executor, document);
  expect(data).toBeNull();
  expect(errors?.map(({ path }) => path)).toEqual([['rows', 1, 'slow'], ['must']]);
  expect(errors?.every((error) => error instanceof GraphQLError)).toBe(true);
});
