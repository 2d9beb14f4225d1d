import { expect, test } from 'vitest';
import { array, boolean, number, object, string } from 'yup';
import { emptyValues, recordValues } from './recordValues.ts';
import { optionalText, requiredText, textOrNull, wholeNumberSchema } from './schemas.ts';

const schema = object({
  name: requiredText(),
  phone: optionalText(),
  note: textOrNull(),
  limit: wholeNumberSchema(1),
  size: number().required(),
  tier: string().required().default('STANDARD'),
  order: number().required().default(0),
  shown: boolean().required(),
  tags: array(string().defined()).defined(),
  address: object({ city: requiredText(), zip: textOrNull() }),
});
const empty = {
  name: '',
  phone: '',
  note: null,
  limit: null,
  size: null,
  tier: 'STANDARD',
  order: 0,
  shown: false,
  tags: [],
  address: { city: '', zip: null },
};

test('a new record has the defaults of the schema, and is empty otherwise', () => {
  expect(emptyValues(schema)).toEqual(empty);
});

test('an existing record has its own values by name, and those of a new record where they are unknown', () => {
  const record = {
    id: '7',
    name: 'Albion',
    phone: null,
    note: null,
    limit: 3,
    size: 4,
    tier: null,
    order: 5,
  };
  const address = { city: 'Cork', zip: null };
  expect(recordValues(schema, record, { shown: true, tags: ['a'], address })).toEqual({
    ...empty,
    name: 'Albion',
    limit: 3,
    size: 4,
    order: 5,
    shown: true,
    tags: ['a'],
    address,
  });
});
