import { expect, it } from 'vitest';
import type { MatrixTask } from '../tasks/schemas.ts';
import { deviates } from './deviations.ts';

const asked = (options: NonNullable<MatrixTask['component']['options']>): MatrixTask => ({
  id: 't',
  reference: 't',
  title: 'Asked',
  internal: false,
  required: [],
  payments: [],
  component: { type: 'select', options },
});
const yesNo = [
  { id: '1', value: 'Yes' },
  { id: '2', value: ' no ' },
];
const good = [
  { id: '1', value: 'Yes' },
  { id: '2', value: 'No', expected: true },
  { id: '3', value: 'Unclear' },
];
const bad = [
  { id: '1', value: 'Good' },
  { id: '2', value: 'Poor', expected: false },
  { id: '3', value: 'No' },
];

it.each([
  ['Yes', yesNo, ['1'], 'done', false],
  ['No', yesNo, ['2'], 'done', true],
  ['nothing', yesNo, [], null, false],
  ['an option that is gone', yesNo, ['9'], 'done', false],
  ['the only one that is expected', good, ['2'], 'done', false],
  ['another than the expected one', good, ['3'], 'done', true],
  ['an expected one beside another', good, ['2', '1'], 'done', true],
  ['an unexpected one', bad, ['2'], 'done', true],
  ['any other than the unexpected one', bad, ['3'], 'done', false],
  ['nothing, out of stock', [], [], 'out_of_stock', true],
  ['nothing, Not_Found', [], [], 'Not_Found', true],
  ['nothing, skipped', [], [], 'skipped', false],
])('%s', (_case, options, selection, status, expected) => {
  expect(deviates(asked(options), { selection, status })).toBe(expected);
});
