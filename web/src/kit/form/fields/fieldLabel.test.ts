import { array, mixed, number, object, string } from 'yup';
import { expect, test } from 'vitest';
import { mayStayEmpty, requiredByOthers } from './fieldLabel.ts';
import { amountSchema } from '../values/amountSchema.ts';
import {
  dateSchema,
  optionalText,
  requiredText,
  textOrNull,
  timeSchema,
  wholeNumberSchema,
} from '../values/schemas.ts';

const required = object({
  text: requiredText(),
  choice: string().nullable().required(),
  count: number().required(),
  amount: amountSchema('GBP', { positive: true }).required(),
  list: array(string().required()).min(1).defined(),
  title: optionalText().min(3),
  file: mixed().required(),
  judged: string().nullable().defined().meta(requiredByOthers),
});

const optional = object({
  text: textOrNull(),
  plain: optionalText(),
  count: wholeNumberSchema(1),
  amount: amountSchema('GBP'),
  list: array(string().required()).defined(),
  date: dateSchema(),
  time: timeSchema(),
});

const schema = object({
  required,
  optional,
  kind: string().defined(),
  name: optionalText().when('kind', ([kind]: unknown[], name) => (kind === 'new' ? name.required() : name)),
  context: optionalText().when('$kind', ([kind]: unknown[], text) =>
    kind === 'new' ? text.required() : text,
  ),
  items: array(object({ label: requiredText(), note: textOrNull() })).defined(),
});

test.each(Object.keys(required.fields))('%s is required', (name) => {
  expect(mayStayEmpty(schema, `required.${name}`, {})).toBe(false);
});

test.each(Object.keys(optional.fields))('%s is optional', (name) => {
  expect(mayStayEmpty(schema, `optional.${name}`, {})).toBe(true);
});

test.each(['name', 'context'])('%s depends on another value', (name) => {
  expect(mayStayEmpty(schema, name, { kind: 'new' })).toBe(false);
  expect(mayStayEmpty(schema, name, { kind: 'other' })).toBe(true);
});

test('the fields of list items are known', () => {
  const values = { items: [{ label: '', note: null }] };
  expect(mayStayEmpty(schema, 'items.0.label', values)).toBe(false);
  expect(mayStayEmpty(schema, 'items.0.note', values)).toBe(true);
});

test('a field that the schema does not know is not called optional', () => {
  expect(mayStayEmpty(schema, 'elsewhere.text', {})).toBe(false);
});
