import { expect, test, vi } from 'vitest';
import { answerText } from './answer-text.ts';

test('an answer is one line of JSON, errors before data', () => {
  expect(answerText({ data: { a: 1 }, errors: [{ message: 'No' }] })).toBe(
    '{"errors":[{"message":"No"}],"data":{"a":1}}\n',
  );
  expect(answerText({ errors: [{ message: 'No' }] })).toBe('{"errors":[{"message":"No"}]}\n');
  expect(answerText({ data: null })).toBe('{"data":null}\n');
  expect(answerText({ data: { a: 1 }, extensions: { cost: 2 } })).toBe(
    '{"data":{"a":1},"extensions":{"cost":2}}\n',
  );
});

test('data that several requests share is serialized once, and never with the errors of one of them', () => {
  const toJSON = vi.fn<() => string>(() => 'dear');
  const data = { a: { toJSON } };
  expect(answerText({ data })).toBe('{"data":{"a":"dear"}}\n');
  expect(answerText({ data })).toBe('{"data":{"a":"dear"}}\n');
  expect(toJSON).toHaveBeenCalledTimes(1);
  expect(answerText({ data, errors: [] })).toBe('{"errors":[],"data":{"a":"dear"}}\n');
});
