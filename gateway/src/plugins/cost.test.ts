import { getOperationAST, isObjectType, parse } from 'graphql';
import { expect, test } from 'vitest';
import type { RestCall } from '../rest/declaration.ts';
import { buildGatewaySchema } from '../schema/build-schema.ts';
import { propertyReading } from '../schema/field-resolver.ts';
import { Costs } from './cost.ts';

const schema = buildGatewaySchema();

function costOf(costs: Costs, text: string, variables: Record<string, unknown> = {}): number {
  const document = parse(text);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('No operation');
  return costs.of(schema, document, operation, variables);
}

test.each([
  ['a field counts once for every row', '{ orders(perPage: 100) { items { id title } } }', 301],
  [
    'one that takes a call for each row counts for a hundred',
    '{ orders(perPage: 100) { items { pushes(perPage: 1) { items { id } } } } }',
    10_301,
  ],
  [
    'also where nothing is asked for below it',
    '{ job(id: "1") { id } agent(id: "1") { id balance { amount } } }',
    105,
  ],
])('%s', (_what, text, cost) => {
  expect(costOf(new Costs(), text)).toBe(cost);
});

test('each page size of a query has its own cost, also a missing or invalid one', () => {
  const document = parse('query ($size: Int = 3) { orders(perPage: $size) { items { id } } }');
  const operation = getOperationAST(document);
  if (!operation) throw new Error('No operation');
  const costs = new Costs();
  const of = (variables: Record<string, unknown>) => costs.of(schema, document, operation, variables);
  const sizes = [{ size: 5 }, { size: 50 }, {}, { size: null }, { size: 'many' }, { size: 5 }];
  expect(sizes.map(of)).toEqual([11, 101, 7, 51, 3, 11]);
  for (let size = 1; size < 100; size += 1) expect(of({ size })).toBe(1 + 2 * size);
});

/** The calls that the resolver of a field makes immediately for an entity with nothing but an id. */
function callsOf(resolve: (...given: never[]) => unknown): string[] {
  const calls: string[] = [];
  const pending = new Promise(() => undefined);
  const waits: object = new Proxy(() => pending, {
    get: (_target, name) => (name === 'then' ? undefined : waits),
    apply: () => pending,
  });
  const context = {
    loaders: waits,
    agentParts: waits,
    tagOf: () => null,
    read: (call: RestCall) => {
      calls.push(call.path);
      return pending;
    },
  };
  const args = { id: '2', taskId: '3', agentId: '4', page: 1, perPage: 10, from: '2026-01', to: '2026-02' };
  const parent = { id: '1', order_id: '1', customer_id: '1' };
  void Reflect.apply(resolve, null, [parent, args, context, {}]);
  return calls;
}

/** Read once for all rows of an order or a Shepherd, and all rows of one answer belong to one. */
const together: ReadonlySet<string> = new Set([
  'AgentSkillCategory.version',
  'LocationGroup.hideFromMarket',
  'LocationGroup.jobTimeLimit',
  'LocationGroup.version',
  'OrderWorkflow.version',
]);

test('every field that makes a call of its own for each row declares its cost', () => {
  const roots = new Set(['Query', 'Mutation']);
  const silent: string[] = [];
  const weighed: string[] = [];
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || roots.has(type.name) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      if (!field.resolve || propertyReading(field.resolve)) continue;
      const name = `${type.name}.${field.name}`;
      const isWeighed =
        field.astNode?.directives?.some((directive) => directive.name.value === 'cost') === true;
      // Reading the entity itself, which a list contains in part, is one call for all fields that need it.
      const own = callsOf(field.resolve).filter((path) => !/^(?:\/[\w-]+)+\/\{id\}$/.test(path));
      if (own.length > 0 && !isWeighed && !together.has(name)) silent.push(`${name}: ${own.join()}`);
      if (isWeighed) weighed.push(name);
    }
  }
  expect(silent).toEqual([]);
  expect(weighed.length).toBeGreaterThan(30);
});
