import { expect, test, vi } from 'vitest';
import { answerText } from './answer-text.ts';

test('an answer is one line of JSON, errors before data', async () => {
  expect(await answerText({ data: { a: 1 }, errors: [{ message: 'No' }] })).toBe(
    '{"errors":[{"message":"No"}],"data":{"a":1}}\n',
  );
  expect(await answerText({ errors: [{ message: 'No' }] })).toBe('{"errors":[{"message":"No"}]}\n');
  expect(await answerText({ data: null })).toBe('{"data":null}\n');
  expect(await answerText({ data: { a: 1 }, extensions: { cost: 2 } })).toBe(
    '{"data":{"a":1},"extensions":{"cost":2}}\n',
  );
});

test('data that several get is written once, and never without the errors of one of them', async () => {
  const toJSON = vi.fn<() => string>(() => 'dear');
  const data = { a: { toJSON } };
  expect(await answerText({ data })).toBe('{"data":{"a":"dear"}}\n');
  expect(await answerText({ data })).toBe('{"data":{"a":"dear"}}\n');
  expect(toJSON).toHaveBeenCalledTimes(1);
  expect(await answerText({ data, errors: [] })).toBe('{"errors":[],"data":{"a":"dear"}}\n');
});
