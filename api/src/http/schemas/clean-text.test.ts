// @module-tag any-store
import { Type } from 'typebox';
import { describe, expect, test } from 'vitest';
import {
  choice,
  Day,
  Email,
  ExactText,
  FilledText,
  Id,
  JobId,
  many,
  nullable,
  optional,
  optionalText,
  Reference,
} from './schemas.ts';
import { validator } from './validation.ts';

const body = Type.Object({
  name: optional(FilledText),
  comment: optionalText(100),
  reference: optional(nullable(Reference())),
  password: optional(ExactText()),
  email: optional(Email),
  day: optional(Day),
  lines: optional(Type.Array(Type.Object({ label: Type.String() }))),
  rules: optional(Type.Union([Type.String(), Type.Array(Type.String())])),
  metadata: optional(Type.Record(Type.String(), Type.String())),
  anything: optional(Type.Unknown()),
});
const taken = validator(body, 'json');

describe('the text of a body', () => {
  test.each([
    [{ name: ' Zoe\u0308\u00A0\u200B A. ' }, { name: 'Zo\u00EB A.' }],
    [{ comment: 'one\u2009two\n  three\u00AD' }, { comment: 'one two\n  three' }],
    [{ reference: 'A\u20111\u200B' }, { reference: 'A-1' }],
    [{ comment: '9\u201310 am' }, { comment: '9\u201310 am' }],
    [{ password: ' a\u200B\u00A0 ' }, { password: ' a\u200B\u00A0 ' }],
    [{ email: 'a@b.example\u200B' }, { email: 'a@b.example' }],
    [{ day: '2026\u201112\u201120' }, { day: '2026-12-20' }],
    [{ lines: [{ label: '\uFEFFa' }] }, { lines: [{ label: 'a' }] }],
    [{ rules: '\u00A0a' }, { rules: 'a' }],
    [{ rules: ['\u00A0a'] }, { rules: ['a'] }],
    [{ metadata: { type: 'a\u200B' } }, { metadata: { type: 'a' } }],
    [{ anything: { text: 'a\u200B' } }, { anything: { text: 'a\u200B' } }],
  ])('cleans %j to %j', (sent, clean) => {
    expect(taken(sent)).toEqual(clean);
  });

  test.each([
    '\u200B\u200B\u200B',
    '\u2800\u2800\u2800',
    '\u00AD\u00AD\u00AD',
    '\u2060\u2060',
    '\u3164\u3164',
  ])('is empty for a name of %j', (name) => {
    expect(() => taken({ name })).toThrow(
      expect.objectContaining({ fields: { name: ['That field is required'] } }),
    );
  });
});

test('ids and words of a query are cleaned, choices are not', () => {
  const query = validator(
    Type.Object({
      id: Id,
      job: JobId,
      ids: many(Id),
      keywords: optional(Type.String()),
      type: optional(choice('Kind', ['a'])),
    }),
    'text',
  );
  expect(
    query({
      id: '\u202A12\u202C',
      job: '10122\u201312',
      ids: '1\u200B',
      keywords: 'lower\u00A0case',
      type: 'a',
    }),
  ).toEqual({ id: '12', job: '10122-12', ids: ['1'], keywords: 'lower case', type: 'a' });
  expect(() => query({ id: '1', job: '1-1', type: 'a\u200B' })).toThrow(
    expect.objectContaining({ fields: { type: ['Must be one of: a'] } }),
  );
});
