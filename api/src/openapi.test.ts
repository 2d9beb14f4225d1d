import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { calls } from './calls.ts';
import { openApiDocument } from './http/schemas/openapi-document.ts';

const document = openApiDocument(calls);

it('schema/rest-v1.json matches the declared calls (pnpm codegen writes it)', () => {
  const file = readFileSync(new URL('../../schema/rest-v1.json', import.meta.url), 'utf8');
  expect(file).toBe(`${JSON.stringify(document, null, 2)}\n`);
});

it('every call has a unique name, and every reference a schema', () => {
  const names = calls.map((call) => call.operationId);
  expect(new Set(names).size).toBe(names.length);
  const text = JSON.stringify(document);
  const referred = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map((match) => match[1] ?? '');
  for (const name of referred) expect(document.components.schemas).toHaveProperty([name]);
});

it('every summary of a list accepts the filters of the list except the status', () => {
  const parameters = (path: string): string[] => {
    const call = calls.find((declared) => declared.method === 'GET' && declared.path === path);
    return Object.keys(call?.query?.properties ?? {});
  };
  const summaries = calls.filter(({ path }) => path.endsWith('/summary') && path !== 'qa/summary');
  expect(summaries.length).toBeGreaterThan(10);
  for (const { path } of summaries)
    expect([path, parameters(path)]).toEqual([
      path,
      parameters(path.replace('/summary', '')).filter(
        (name) => !['page', 'per_page', 'sort', 'status'].includes(name),
      ),
    ]);
});
