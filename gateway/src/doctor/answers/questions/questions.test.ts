import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { declaredCalls } from '../../../testing/declared-calls.ts';
import { everyQuestion } from '../calls.ts';
import { nameOf } from '../oddity.ts';
import { questions } from './questions.ts';

const contractFile = join(import.meta.dirname, '../../../../../schema/rest-v1.json');

type Parameter = { name: string; in: string; required?: boolean; schema: { enum?: unknown[] } };
const contract: { paths: Record<string, { get?: { parameters?: Parameter[] } }> } = JSON.parse(
  readFileSync(contractFile, 'utf8'),
);
const asked = everyQuestion(questions);

const declaredReads = async (): Promise<readonly string[]> =>
  (await declaredCalls()).filter(({ method }) => method === 'GET').map(nameOf);

test('every declared call that reads is asked, or is left out for a reason', async () => {
  const names = new Set(asked.map(({ call }) => nameOf(call)));
  const leftOut = new Set((await declaredReads()).filter((name) => !names.has(name)));
  expect([...leftOut].filter((name) => !name.endsWith('/export')).toSorted()).toEqual([
    // A stream, which does not end.
    'GET /events',
    // Read where an address in an answer leads there.
    'GET /files/{key}',
    // No list has the id of a form, and the call asks another server.
    'GET /templates/typeform/{formId}',
  ]);
  expect([...leftOut].filter((name) => name.endsWith('/export')).toSorted()).toEqual([
    // Exports send a mail.
    'GET /agents/applications/export',
    'GET /agents/export',
    'GET /agents/payments/export',
    'GET /agents/withdrawals/export',
    'GET /agents/{id}/assignments/export',
    'GET /customers/export',
    'GET /jobs/export',
    'GET /orders/export',
    'GET /templates/export',
    'GET /users/export',
  ]);
});

test('only calls that read are asked', () => {
  expect(asked.filter(({ call }) => !call.safe)).toEqual([]);
});

const parametersOf = (path: string): readonly Parameter[] => contract.paths[path]?.get?.parameters ?? [];

test('each question has the parameters of its call, and no others', () => {
  const faults = asked.flatMap(({ call, query, from }) => {
    const parameters = parametersOf(call.path);
    const inQuery = parameters.filter((parameter) => parameter.in === 'query');
    const filled = [...Object.keys(query), ...(from === null ? [] : [from.parameter])];
    const missing = inQuery
      .filter(({ name, required }) => required === true && !filled.includes(name))
      .map(({ name }) => `${call.path} without ${name}`);
    const unknown = filled
      .filter((name) => !parameters.some((parameter) => parameter.name === name))
      .map((name) => `${call.path} with ${name}`);
    const { sort } = query;
    const sorts = inQuery.find(({ name }) => name === 'sort')?.schema.enum ?? [];
    const wrongSort = sort === undefined || sorts.includes(sort) ? [] : [`${call.path} by ${String(sort)}`];
    return [...missing, ...unknown, ...wrongSort];
  });
  expect(faults).toEqual([]);
});
