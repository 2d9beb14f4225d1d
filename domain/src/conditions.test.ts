import { describe, expect, test } from 'vitest';
import { comparisonOf, isEarned, isMet, operandOf, operatorOf, operatorSpellings } from './conditions.ts';
import type { GivenAnswer } from './conditions.ts';

const typed = (value: string): GivenAnswer => ({ selection: [], value });
const chosen = (...selection: string[]): GivenAnswer => ({ selection, value: null });
const none: GivenAnswer = { selection: [], value: null };

const options = { type: 'SELECT' };
const text = { type: 'INPUT', inputType: 'ALPHANUMERIC' };
const barcode = { type: 'BARCODE' };
const number = { type: 'INPUT', inputType: 'NUMERIC' };
const price = { type: 'INPUT', inputType: 'PRICE' };
const timer = { type: 'TIMER' };
const date = { type: 'INPUT', inputType: 'DATE' };
const photo = { type: 'PHOTO' };
const foreign = { type: 'HOLOGRAM' };

type Row = readonly [
  operator: string,
  wanted: readonly string[],
  form: typeof text | typeof options,
  answer: GivenAnswer,
  met: boolean | null,
];

/** Each operator with each kind of answer. Other spellings share the rows of their operator. */
const cases: readonly Row[] = [
  ['always', [], options, none, true],
  ['always', [], photo, none, true],
  ['always', ['1'], text, typed('2'), true],
  // Options.
  ['is', ['1'], options, chosen('1'), true],
  ['is', ['1'], options, chosen('2'), false],
  ['is', ['1', '2'], options, chosen('2'), true],
  ['is', ['1'], options, chosen('01'), false],
  ['is', ['a'], options, chosen('A'), false],
  ['is', ['1'], options, none, false],
  ['is_not', ['1'], options, chosen('2'), true],
  ['is_not', ['1'], options, chosen('2', '1'), false],
  ['is_not', ['1', '2'], options, chosen('2'), false],
  ['is_not', ['1'], options, none, false],
  ['contains', ['1', '2'], options, chosen('2', '3'), true],
  ['contains', ['1'], options, chosen('10', '11'), false],
  ['not_contains', ['1', '2'], options, chosen('3'), true],
  ['not_contains', ['1', '2'], options, chosen('2', '3'), false],
  ['not_contains', ['1'], options, none, false],
  ['begins_with', ['1'], options, chosen('12'), false],
  ['greater_than', ['1'], options, chosen('2'), false],
  ['not_on', ['2027-03-01'], options, chosen('2'), false],
  // Some apps send the text of an option as its value.
  ['is', ['Yes'], options, typed(' yes'), true],
  ['is', ['2.5'], options, typed('2.50'), true],
  ['contains', ['ar'], options, typed('Bars'), true],
  // Text.
  ['is', ['door'], text, typed(' Door '), true],
  ['is', ['door'], text, typed('doors'), false],
  ['is', ['e\u0301tage'], text, typed('\u00c9tage'), true],
  ['is', [' '], text, typed(' '), false],
  ['is', ['12'], barcode, typed('012'), false],
  ['is', ['12345678901234567890'], barcode, typed('12345678901234567891'), false],
  ['is_not', ['door'], text, typed('DOOR'), false],
  ['is_not', ['door'], text, typed('window'), true],
  ['is_not', ['door'], text, typed('  '), false],
  ['contains', ['oo'], text, typed('DOOR'), true],
  ['contains', ['ee', 'oo'], text, typed('door'), true],
  ['contains', ['ee'], text, typed('door'), false],
  ['contains', [''], text, typed('door'), false],
  ['not_contains', ['ee'], text, typed('door'), true],
  ['not_contains', ['OO'], text, typed('door'), false],
  ['begins_with', ['DO'], text, typed(' door'), true],
  ['begins_with', ['or'], text, typed('door'), false],
  ['ends_with', ['OR'], text, typed('door '), true],
  ['ends_with', ['do'], text, typed('door'), false],
  // Numbers.
  ['is', ['5'], number, typed('5.0'), true],
  ['is', ['0.3'], price, typed('.30'), true],
  ['is', ['many'], number, typed('many'), false],
  ['is_not', ['5'], number, typed('5.00'), false],
  ['is_not', ['many'], number, typed('5'), true],
  ['contains', ['5'], number, typed('150'), true],
  ['greater_than', ['9'], number, typed('10'), true],
  ['greater_than', ['9'], timer, typed('9'), false],
  ['greater_than', ['-3'], number, typed('-2.5'), true],
  ['greater_than', ['many'], number, typed('10'), false],
  ['greater_than', ['9007199254740992'], number, typed('9007199254740993'), true],
  ['greater_equal_than', ['9'], number, typed('9.0'), true],
  ['greater_equal_than', ['9'], number, typed('8.99'), false],
  ['lower_than', ['9'], number, typed('8.99'), true],
  ['lower_than', ['9'], number, typed('9'), false],
  ['lower_than', ['9'], number, typed('few'), false],
  ['lower_equal_than', ['9'], number, typed('9'), true],
  ['lower_equal_than', ['9'], number, typed('10'), false],
  // Dates.
  ['is', ['2027-03-01'], date, typed('2027-03-01'), true],
  ['is', ['2027-03-01'], date, typed('2027-03-01T08:15:00Z'), true],
  ['is_not', ['2027-03-01'], date, typed('2027-03-02'), true],
  ['on', ['2027-03-01'], date, typed('2027-03-01'), true],
  ['on', ['2027-03-01'], date, typed('2027-03-02'), false],
  ['not_on', ['2027-03-01'], date, typed('2027-03-02'), true],
  ['not_on', ['2027-03-01'], date, typed('2027-03-01'), false],
  ['earlier_than', ['2027-03-02'], date, typed('2027-03-01'), true],
  ['earlier_than', ['2027-03-02'], date, typed('2027-03-02'), false],
  ['earlier_than', ['soon'], date, typed('2027-03-01'), false],
  ['earlier_than', ['2027-02-30'], date, typed('2027-02-28'), false],
  ['earlier_than_or_on', ['2027-03-02'], date, typed('2027-03-02'), true],
  ['earlier_than_or_on', ['2027-03-02'], date, typed('2027-03-03'), false],
  ['later_than', ['2027-03-02'], date, typed('2027-03-10'), true],
  ['later_than', ['2027-03-02'], date, typed('2027-03-02'), false],
  ['later_than_or_on', ['2027-03-02'], date, typed('2027-03-02'), true],
  ['later_than_or_on', ['2027-03-02'], date, typed('2027-03-01'), false],
  // Answers that no condition can name, and unknown types.
  ['is', ['1'], photo, none, false],
  ['is', ['2.5'], foreign, typed('2.50'), true],
  ['is', ['Bars'], foreign, typed('bars'), true],
  // Unknown operators.
  ['rhymes', ['1'], options, chosen('1'), null],
  ['rhymes', ['1'], options, none, null],
];

const spelled = cases.flatMap(([operator, ...rest]): Row[] =>
  [operator, ...operatorSpellings.filter((one) => one !== operator && operatorOf(one) === operator)].map(
    (spelling) => [spelling, ...rest],
  ),
);

describe('a condition', () => {
  test.each(spelled)('%s %j of %j with %j: %s', (operator, wanted, form, answer, met) => {
    expect(isMet({ operator, arguments: wanted }, form, answer)).toBe(met);
  });

  test('has a case that holds and one that does not for every operator', () => {
    const resultsOf = (spelling: string, met: boolean) =>
      spelled.some(([operator, , , , result]) => operator === spelling && result === met);
    const compared = operatorSpellings.filter((spelling) => spelling !== 'always');
    expect(operatorSpellings.filter((spelling) => !resultsOf(spelling, true))).toEqual([]);
    expect(compared.filter((spelling) => !resultsOf(spelling, false))).toEqual([]);
  });

  test('is the same in the spelling of REST v1 and of GraphQL', () => {
    expect(operandOf({ type: 'input', inputType: 'numeric' })).toBe(operandOf(number));
    expect(operandOf({ type: 'INPUT', inputType: null })).toBe('text');
    expect(isMet({ operator: 'IS', arguments: ['1'] }, { type: 'boolean' }, chosen('1'))).toBe(true);
  });

  test('compares nothing where it always holds, or where its operator is unknown', () => {
    expect(comparisonOf('always', text)).toBeNull();
    expect(comparisonOf('rhymes', text)).toBeNull();
    expect(comparisonOf('is', text)).toMatchObject({ operand: 'text', part: 'whole', negated: false });
  });
});

test.each([
  [null, chosen('1'), true],
  [null, none, false],
  [{ operator: 'always', arguments: [] }, none, false],
  [{ operator: 'always', arguments: [] }, typed('x'), true],
  [{ operator: 'is', arguments: ['1'] }, chosen('2'), false],
  [{ operator: 'rhymes', arguments: ['1'] }, chosen('2'), true],
  [{ operator: 'rhymes', arguments: ['1'] }, typed(' '), false],
])('a payment on %j with %j is earned: %s', (condition, answer, earned) => {
  expect(isEarned(condition, options, answer)).toBe(earned);
});
