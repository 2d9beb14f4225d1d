import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { getOperationAST, parse, validate } from 'graphql';
import { expect, test, vi } from 'vitest';
import { compileQuery } from './execution/compile.ts';
import { fragmentsOf } from './execution/executor.ts';
import { bytesOfDocument, bytesOfValue } from './memory.ts';
import { limits } from './plugins/limits.ts';
import { buildGatewaySchema } from './schema/build-schema.ts';

const schema = buildGatewaySchema();

// Each measurement collects the whole heap: alone, without the objects of other test files.
vi.setConfig({ testTimeout: 60_000 });

setFlagsFromString('--expose-gc');
const collectGarbage: unknown = runInNewContext('gc');

function heapUsed(): number {
  if (typeof collectGarbage !== 'function') throw new Error('Garbage cannot be collected');
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

const rounds = 3;

/**
 * Heap size of one created object. Between two measurements the runtime allocates (compiled code) and frees for itself
 * as well: the median of the rounds has least of that.
 */
function measure<Made>(count: number, make: (number: number) => Made): { bytes: number; made: Made[] } {
  // Code that runs for the first time allocates memory of its own.
  make(0);
  const made: Made[] = [];
  const taken: number[] = [];
  let before = heapUsed();
  for (let round = 0; round < rounds; round += 1) {
    for (let number = 0; number < count; number += 1) made.push(make(round * count + number));
    const after = heapUsed();
    taken.push((after - before) / count);
    before = after;
  }
  const bytes = taken.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? Infinity;
  return { bytes, made };
}

/** A string as it arrives: flat, and sharing no memory. */
const arrived = (text: string): string => Buffer.from(text).toString();
const many = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join(' ');

const documents: Record<string, (number: number) => string> = {
  tiny: (number) => `query Q${number} { order(id: "1") { id } }`,
  ordinary: (number) =>
    `query Q${number} { orders { items { id title status campaign { id name } } pageInfo { total } } }`,
  wide: (number) =>
    `query Q${number} { ${many(40, (index) => `r${index}: order(id: "1") { id title type }`)} }`,
  nested: (number) =>
    `query Q${number} { ${many(40, (index) => `r${index}: order(id:"1"){customer{id} campaign{id customer{id}}}`)} }`,
  'of fragments': (number) =>
    `query Q${number} { ${many(40, (index) => `r${index}: order(id: "1") { ...F }`)} }
     fragment F on Order { id title type status customer { id name } campaign { id name } }`,
  'with long names': (number) =>
    `query Q${number} { ${many(60, (index) => `${'x'.repeat(80)}${number}_${index}: order(id: "1") { id }`)} }`,
  'with many variables': (number) =>
    `query Q${number}(${many(600, (index) => `$v${index}:ID!`)}) {
      ${many(30, (row) => `r${row}: orders(filter: {ids: [${many(20, (one) => `$v${row * 20 + one}`)}]}) { items { id } }`)}
    }`,
  'with a long list': (number) =>
    `query Q${number} { orders(filter: {ids: [${many(5_500, (index) => `"${index}"`)}]}) { items { id } } }`,
  'with a long value': (number) =>
    `query Q${number} { orders(filter: {keywords: "\\n${'x'.repeat(90_000)}"}) { items { id } } }`,
  'of comments': (number) => `query Q${number} { order(id: "1") { id } } ${'#\n'.repeat(20_000)}`,
  'of spaces': (number) => `query Q${number} { order(id: "1") { id } } ${' '.repeat(90_000)}`,
  'of other scripts': (number) => `query Q${number} { order(id: "1") { id } } #${'語'.repeat(90_000)}`,
};

test.each(Object.entries(documents))('a document %s takes no more than estimated', (_what, make) => {
  const count = make(0).length > 1_000 ? 20 : 1_000;
  const { bytes, made } = measure(count, (number) =>
    parse(arrived(make(number)), { maxTokens: limits.tokens }),
  );
  const [document] = made;
  if (!document) throw new Error('Nothing was made');
  expect(validate(schema, document)).toEqual([]);
  const estimate = bytesOfDocument(document.loc);
  expect(bytes / estimate).toBeLessThan(1);

  const planOf = (number: number) => {
    const one = made[number % made.length];
    const operation = one && getOperationAST(one);
    return operation && compileQuery(schema, operation, fragmentsOf(one), {});
  };
  const plan = planOf(0)?.bytes ?? 0;
  expect(plan).toBeGreaterThan(0);
  // The runtime's own allocations (some ten thousand bytes) are negligible only beside many small plans.
  const plans = measure(plan < 10_000 ? 1_000 : count, planOf);
  expect(plans.bytes / plan).toBeLessThan(1);
  // An estimate that is far too high wastes room. Strings take one or two bytes per character.
  const textBytes = 4 * make(0).length;
  expect((bytes + plans.bytes + textBytes) / (estimate + plan)).toBeGreaterThan(0.4);
});

test('any node of a document gives the estimate of the whole document', () => {
  const document = parse(
    'query One { me { id } } query Two { me { ...Name } } fragment Name on User { firstName }',
  );
  for (const { loc } of document.definitions)
    expect(bytesOfDocument(loc)).toBe(bytesOfDocument(document.loc));
});

const rows = (make: (index: number) => unknown) => (number: number) =>
  JSON.stringify({ number, data: Array.from({ length: 250 }, (_, index) => make(index)) });

const answers: Record<string, (number: number) => string> = {
  rows: rows((index) => ({ id: `${index}`, code: `C${index}`, name: `Country ${index}`, active: true })),
  names: rows((index) => `Name of number ${index}`),
  numbers: rows((index) => index + 0.5),
  'other scripts': rows((index) => ({ id: `${index}`, name: `第${index}号の長い名前` })),
  'things in things': rows((index) => ({ id: `${index}`, one: { two: { list: [] } }, list: [{ is: 1 }] })),
  properties: (number) =>
    JSON.stringify(
      Object.fromEntries(
        Array.from({ length: 300 }, (_, index) => [`key_${index}`, `${index} of ${number}`]),
      ),
    ),
};

test.each(Object.entries(answers))('an answer of %s takes no more than estimated', (_what, make) => {
  const { bytes, made } = measure(50, (number): unknown => JSON.parse(arrived(make(number))));
  const estimate = bytesOfValue(made[0]);
  expect(bytes / estimate).toBeLessThan(1);
  // Short strings that repeat are stored once.
  expect(bytes / estimate).toBeGreaterThan(0.2);
});
