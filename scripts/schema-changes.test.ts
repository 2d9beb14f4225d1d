import { expect, it } from 'vitest';
import { contractOf, fieldsNullOnFailure, readAccepted, unexplainedBreaks } from './schema-changes.ts';

const before = contractOf(`
  "Explained."
  type Query { order(id: ID!): Order, orders(page: Int = 1): [Order!]! }
  type Order { "Explained." id: ID!, title: String!, status: Status!, note: String }
  enum Status { ACTIVE, DRAFT }
  input NewOrder { title: String!, jobs: Int }
`);
const after = (replaced: string, by: string): string => {
  if (!before.includes(replaced)) throw new Error(`There is no "${replaced}" in the contract`);
  return before.replace(replaced, by);
};

it('a contract has no descriptions, and the same text for the same schema', () => {
  expect(before).not.toContain('Explained');
  expect(contractOf(before)).toBe(before);
});

it.each([
  ['a field that is gone', '  note: String\n', '', /^Order.note was removed/],
  [
    'a field that may be null',
    'title: String!\n}\n\ntype Query',
    'title: String\n}\n\ntype Query',
    /^Order.title changed type/,
  ],
  ['a word that is gone', '  DRAFT\n', '', /^DRAFT was removed from enum type Status/],
  [
    'an argument that is needed',
    'order(id: ID!)',
    'order(id: ID!, at: Int!)',
    /^A required arg at on Query.order/,
  ],
  [
    'an input field that is needed',
    'input NewOrder {',
    'input NewOrder {\n  a: Int!',
    /^A required field a on input type NewOrder/,
  ],
  ['an argument that is gone', '(page: Int = 1)', '', /^Query.orders arg page was removed/],
])('%s is a breaking change', (_what, replaced, by, sentence) => {
  expect(unexplainedBreaks(before, after(replaced, by), [])).toEqual([expect.stringMatching(sentence)]);
});

it.each([
  ['a field more', 'note: String', 'note: String\n  more: Int'],
  ['a word more', 'DRAFT', 'DRAFT\n  PENDING'],
  ['an argument that may be left out', 'order(id: ID!)', 'order(id: ID!, at: Int)'],
])('%s is no breaking change', (_what, replaced, by) => {
  expect(unexplainedBreaks(before, after(replaced, by), [])).toEqual([]);
});

it('a field that becomes null on failure only is no breaking change, unless its type changes in another way', () => {
  const sdl = 'extend type Query { orders(page: Int = 1): [Order!] @semanticNonNull, order(id: ID!): Order }';
  const onFailure = fieldsNullOnFailure(sdl);
  expect([...onFailure]).toEqual([['Query.orders', [0]]]);
  const breaks = (replaced: string, by: string) =>
    unexplainedBreaks(before, after(replaced, by), [], onFailure);
  expect(breaks('): [Order!]!', '): [Order!]')).toEqual([]);
  expect(breaks('): [Order!]!', '): [Order]')).toEqual([expect.stringMatching(/^Query.orders changed type/)]);
  expect(breaks('title: String!\n}\n\ntype Query', 'title: String\n}\n\ntype Query')).toHaveLength(1);
});

it('a row that becomes null on failure only is no breaking change', () => {
  const onFailure = fieldsNullOnFailure('type Query { orders: [Order]! @semanticNonNull(levels: [1]) }');
  const breaks = (by: string) => unexplainedBreaks(before, after('): [Order!]!', `): ${by}`), [], onFailure);
  expect(breaks('[Order]!')).toEqual([]);
  expect(breaks('[Order]')).toHaveLength(1);
  expect(breaks('[Order!]')).toHaveLength(1);
});

it('a breaking change may be accepted with a reason', () => {
  const change = 'Order.note was removed.';
  const broken = after('  note: String\n', '');
  expect(unexplainedBreaks(before, broken, [{ change, reason: 'Nobody read it' }])).toEqual([]);
  expect(unexplainedBreaks(before, broken, [{ change, reason: ' ' }])).toEqual([change]);
  expect(readAccepted(JSON.stringify([{ change, reason: 'a' }]))).toHaveLength(1);
  expect(() => readAccepted('[{"change":"a"}]')).toThrow('no list');
});
