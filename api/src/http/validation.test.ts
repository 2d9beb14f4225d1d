import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { ApiError } from './errors.ts';
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
  it('becomes what the schema says', () => {
    expect(check({ page: '2', latitude: '-1.50', archived: '1', status: 'qa' })).toEqual({
      page: 2,
      latitude: -1.5,
      archived: true,
      status: ['qa'],
    });
  });

  it.each(['1.5', '0x', 'one', '1 2', '2.0000001'])('is no whole number when it is %s', (page) => {
    expect(problemsOf({ page })).toEqual({ page: ['You must pass a whole number'] });
  });

  it('that is a number but too small says so', () => {
    expect(problemsOf({ page: '-1' })).toEqual({ page: ['Must be 1 or more'] });
  });
});
