import { buildSchema, getOperationAST, parse } from 'graphql';
import { expect, test } from 'vitest';
import { bytesOfDocument } from '../memory.ts';
import { compileQuery } from './compile.ts';
import { fragmentsOf } from './executor.ts';
import { RecentPlans } from './recent-plans.ts';

const schema = buildSchema('type Query { word: String, other: String } type Mutation { change: String }');

function prepare(text: string) {
  const document = parse(text);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('There is no operation');
  const compile = () => compileQuery(schema, operation, fragmentsOf(document), {});
  const held = bytesOfDocument(document.loc);
  return { operation, compile, held, bytes: held + (compile()?.bytes ?? 0) };
}

/** Plans with room for this many of one document, and a list of those that were compiled. */
function plansFor(documents: number, text = '{ word }') {
  const plans = new RecentPlans(Math.floor(documents * prepare(text).bytes));
  const compiled: string[] = [];
  const find = (name: string, { operation, compile }: ReturnType<typeof prepare>, variant = '') =>
    plans.find(operation, variant, () => {
      compiled.push(name);
      return compile();
    });
  return { plans, compiled, find };
}

test('the most recently used plans are kept, as many as fit', () => {
  const { plans, compiled, find } = plansFor(3.5);
  const operations = new Map(['a', 'b', 'c', 'd'].map((name) => [name, prepare('{ word }')]));
  for (const name of ['a', 'b', 'c', 'a', 'd', 'a', 'b']) {
    const operation = operations.get(name);
    if (operation) find(name, operation);
  }
  expect(compiled).toEqual(['a', 'b', 'c', 'd', 'b']);
  expect(plans.size).toBe(3);
});

test('the size of a plan includes the document that it holds, which may be gone from everywhere else', () => {
  const { plans, find } = plansFor(3.5);
  for (const name of ['a', 'b', 'c']) find(name, prepare('{ word }'));
  // Two fields, with the text of many.
  find('long', prepare(`{ word other } ${'#\n'.repeat(20)}`));
  expect(plans.size).toBe(2 + 1);
  // One that does not fit is not kept, and evicts no other.
  find('too long', prepare(`{ word } ${'#\n'.repeat(2_000)}`));
  expect(plans.size).toBe(2 + 1);
});

test('the plans of one operation hold one document and are evicted together', () => {
  const operation = prepare(`{ word } ${'#\n'.repeat(100)}`);
  const other = prepare('{ word }');
  const plans = new RecentPlans(operation.bytes + 2 * (operation.bytes - operation.held));
  for (const variant of ['true', 'false', 'null'])
    plans.find(operation.operation, variant, operation.compile);
  expect(plans.size).toBe(3);
  plans.find(other.operation, '', other.compile);
  expect(plans.size).toBe(1);
});

test('a document that cannot be compiled is remembered and takes no room', () => {
  const { plans, compiled, find } = plansFor(1.5);
  const changes = Array.from({ length: 20 }, () => prepare('mutation { change }'));
  find('query', prepare('{ word }'));
  for (let time = 0; time < 3; time += 1)
    for (const change of changes) expect(find('change', change)).toBeNull();
  expect(compiled).toEqual(['query', ...changes.map(() => 'change')]);
  expect(plans.size).toBe(1);
});
