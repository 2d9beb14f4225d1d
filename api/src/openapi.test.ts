import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { calls } from './calls.ts';
import { openApiDocument } from './http/openapi-document.ts';

const document = openApiDocument(calls);

it('schema/rest-v1.json is what the calls declare (pnpm codegen writes it)', () => {
  const file = readFileSync(new URL('../../schema/rest-v1.json', import.meta.url), 'utf8');
  expect(file).toBe(`${JSON.stringify(document, null, 2)}\n`);
});

it('every call has a name of its own, and every reference a schema', () => {
  const names = calls.map((call) => call.operationId);
  expect(new Set(names).size).toBe(names.length);
  const text = JSON.stringify(document);
  const referred = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map((match) => match[1] ?? '');
  for (const name of referred) expect(document.components.schemas).toHaveProperty([name]);
});
