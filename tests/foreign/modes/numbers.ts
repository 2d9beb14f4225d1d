import { everywhere, type Mode, oneOfEachRow, secondRow } from '../mode.ts';
import type { Change, Kind } from '../spots.ts';

export const idsAsNumbers: Change = (value, { kind }) =>
  kind === 'id' && typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;

export const numbersAsText: Change = (value) => (typeof value === 'number' ? String(value) : value);

const booleansAs =
  (yes: unknown, no: unknown): Change =>
  (value) =>
    typeof value === 'boolean' ? (value ? yes : no) : value;

export const booleansAsNumbers = booleansAs(1, 0);

const wholeNumbersAs =
  (put: unknown): Change =>
  (value, { kind }) =>
    kind === 'whole number' && typeof value === 'number' ? put : value;

/** An amount of money in place of the record of amount, currency and text. */
const amountsAs =
  (put: unknown): Change =>
  (value, { schema }) =>
    schema === 'Money' && value !== null ? put : value;

/**
 * Text in place of what has values or items of its own, except for the rows themselves and for assignments, by which
 * jobs belong to a Shepherd.
 */
const inPlaceOf =
  (replaced: Kind): Change =>
  (value, { kind, name }) =>
    kind === replaced && !['', 'data', 'assignment'].includes(name) && value !== null ? 'see above' : value;

const above32Bits = 3_000_000_000;

/** Ids, numbers and booleans in another type. */
export const numberModes: readonly Mode[] = [
  everywhere('ids as numbers', 'read', idsAsNumbers),
  everywhere('numbers as text', 'read', numbersAsText),
  everywhere('amounts with two decimals, as text', 'read', (value, { name, kind }) =>
    kind === 'number' && name === 'amount' && typeof value === 'number' ? value.toFixed(2) : value,
  ),
  everywhere('booleans as 0 and 1', 'read', booleansAsNumbers),
  everywhere('booleans as text', 'read', booleansAs('true', 'false')),
  {
    ...secondRow('whole numbers above 32 bits', 'told', wholeNumbersAs(above32Bits)),
    // Also as the sum of two or three counts.
    mayArrive: [above32Bits, 2 * above32Bits, 3 * above32Bits],
  },
  secondRow('whole numbers with a fraction', 'told', wholeNumbersAs(12.5)),
  secondRow('text in place of numbers', 'told', (value) => (typeof value === 'number' ? 'many' : value)),
  oneOfEachRow('text in place of a boolean', 'told', booleansAs('maybe', 'maybe')),
  secondRow('amounts that are plain numbers', 'told', amountsAs(12.5)),
  {
    ...secondRow('amounts with 17 digits', 'told', (value, { name, kind }) =>
      kind === 'number' && name === 'amount' && value !== null ? 12.100000000000001 : value,
    ),
    // The digits beyond those that a number keeps are an accident of its arithmetic.
    mayArrive: ['12.1'],
  },
  oneOfEachRow('text in place of a record', 'told', inPlaceOf('record')),
  secondRow('text in place of records', 'told', inPlaceOf('record')),
  oneOfEachRow('text in place of a list', 'told', inPlaceOf('list')),
  secondRow('text in place of lists', 'told', inPlaceOf('list')),
  secondRow('records in place of text', 'told', (value, { kind, name }) =>
    kind === 'text' && name !== 'id' && typeof value === 'string' ? { text: value } : value,
  ),
];
