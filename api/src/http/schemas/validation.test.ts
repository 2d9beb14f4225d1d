import { Type } from 'typebox';
import type { TSchema } from 'typebox';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../errors.ts';
import './formats.ts';
import { validator } from './validation.ts';

const check = validator(
  Type.Object({
    page: Type.Optional(Type.Integer({ minimum: 1 })),
    latitude: Type.Optional(Type.Number()),
    archived: Type.Optional(Type.Boolean()),
    status: Type.Optional(Type.Array(Type.String())),
  }),
  'text',
);
function problemsOf(input: object): unknown {
  try {
    return { taken: check(input) };
  } catch (error) {
    if (error instanceof ApiError) return error.fields;
    throw error;
  }
}

describe('text input', () => {
  it('is converted by the schema', () => {
    expect(check({ page: '2', latitude: '-1.50', archived: '1', status: 'qa' })).toEqual({
      page: 2,
      latitude: -1.5,
      archived: true,
      status: ['qa'],
    });
  });

  it.each(['1.5', '0x', 'one', '1 2', '2.0000001'])('is not a whole number when it is %s', (page) => {
    expect(problemsOf({ page })).toEqual({ page: ['You must pass a whole number'] });
  });

  it('below the minimum is reported as such', () => {
    expect(problemsOf({ page: '-1' })).toEqual({ page: ['Must be 1 or more'] });
  });
});

/** The messages for a body by a schema. */
function said(schema: TSchema, body: unknown): unknown {
  try {
    return { taken: validator(schema, 'json')(body) };
  } catch (error) {
    if (error instanceof ApiError) return error.fields;
    throw error;
  }
}

const named = (schema: TSchema, value: unknown): unknown =>
  said(Type.Object({ name: schema }), { name: value });

describe('a body', () => {
  it.each<[string, TSchema, unknown, string]>([
    ['a text that is too short', Type.String({ minLength: 3 }), 'ab', 'Min 3 characters'],
    ['no text', Type.String({ minLength: 1 }), '', 'That field is required'],
    ['a text that is too long', Type.String({ maxLength: 3 }), 'abcd', 'Max 3 characters'],
    ['a number that is too small', Type.Number({ minimum: 5 }), 4, 'Must be 5 or more'],
    ['nothing', Type.Number({ exclusiveMinimum: 0 }), 0, 'You have to pass more than 0'],
    ['a number that is too large', Type.Number({ maximum: 5 }), 6, 'Must be 5 or less'],
    ['no item', Type.Array(Type.String(), { minItems: 1 }), [], 'At least 1 option is required'],
    ['few items', Type.Array(Type.String(), { minItems: 2 }), ['a'], 'At least 2 options are required'],
    ['many items', Type.Array(Type.String(), { maxItems: 1 }), ['a', 'b'], 'You are limited to 1 options'],
    ['another word', Type.Enum(['a', 'b']), 'c', 'Must be one of: a, b'],
    ['another value', Type.Literal('a'), 'c', 'This value is not allowed'],
    ['no number', Type.Number(), 'a', 'You must pass a number'],
    ['no whole number', Type.Integer(), 1.5, 'You must pass a whole number'],
    ['no truth', Type.Boolean(), 'a', 'You must pass true or false'],
    ['no list', Type.Array(Type.String()), 'a', 'You must pass a list'],
    ['no object', Type.Object({}), 'a', 'You must pass an object'],
    ['no text at all', Type.String(), 7, 'You must pass a text'],
    ['no step', Type.Number({ multipleOf: 5 }), 7, 'Must be a multiple of 5'],
    ['blanks', Type.String({ format: 'filled' }), ' ', 'That field is required'],
    ['no e-mail', Type.String({ format: 'email' }), 'a', 'Email has incorrect format'],
    ['no day', Type.String({ format: 'date' }), 'a', 'Invalid date format'],
    ['no instant', Type.String({ format: 'date-time' }), 'a', 'Invalid date format'],
    ['no moment', Type.String({ format: 'instant-input' }), 'a', 'Invalid date format'],
    ['no time', Type.String({ format: 'time-of-day' }), 'a', 'Invalid time format'],
    ['no address', Type.String({ format: 'uri' }), 'a', 'enter a valid url'],
    ['no id', Type.String({ format: 'numeric-id' }), 'a', 'This is not a valid id'],
    ['null for a choice', Type.Union([Type.Number({ minimum: 1 }), Type.Null()]), 0, 'Must be 1 or more'],
  ])('with %s is reported', (_what, schema, value, sentence) => {
    expect(named(schema, value)).toEqual({ name: [sentence] });
  });

  it('reports each missing property once, at its place', () => {
    const schema = Type.Object({
      place: Type.Object({ city: Type.String(), zip: Type.String() }),
      lines: Type.Array(Type.Object({ price: Type.Number() })),
    });
    expect(said(schema, { place: {}, lines: [{ price: 'a' }, { price: 'b' }, {}] })).toEqual({
      'place.city': ['That field is required'],
      'place.zip': ['That field is required'],
      'lines.0.price': ['You must pass a number'],
      'lines.1.price': ['You must pass a number'],
      'lines.2.price': ['That field is required'],
    });
    expect(said(schema, 'text')).toEqual({ body: ['You must pass an object'] });
    expect(said(Type.Object({ ids: Type.Array(Type.String()) }), { ids: ['a', 7, 8] })).toEqual({
      ids: ['You must pass a text'],
    });
  });

  it('reports the type of a nullable property without mentioning null', () => {
    expect(named(Type.Union([Type.Number(), Type.Null()]), 'x')).toEqual({
      name: ['You must pass a number'],
    });
  });

  it('reports a long name as a problem of the name', () => {
    const schema = Type.Record(Type.String(), Type.String(), { propertyNames: { maxLength: 3 } });
    expect(named(schema, { abcd: 'x' })).toEqual({ 'name.abcd': ['Max 3 characters in a name'] });
  });

  it('is returned without undeclared properties, and never modified', () => {
    const body = { name: 'a', other: 1 };
    expect(named(Type.String(), 'a')).toEqual({ taken: { name: 'a' } });
    expect(said(Type.Object({ name: Type.String() }), body)).toEqual({ taken: { name: 'a' } });
    expect(body).toEqual({ name: 'a', other: 1 });
    expect(named(Type.Number(), '5')).toEqual({ name: ['You must pass a number'] });
  });
});
