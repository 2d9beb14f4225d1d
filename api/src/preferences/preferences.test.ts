import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const write = (account: string, name: string, value: string) =>
  api.send(account, 'POST', 'account/preferences', { body: { name, value } });
const read = async (account: string) =>
  (await api.get(account, 'account/preferences'))
    .json()
    .data.map(({ name, value }: { name: string; value: string }) => [name, value]);

it('keeps the last value of each name for its user alone', async () => {
  await write('operations', 'row-density', '"compact"');
  await write('operations', 'columns:jobs', '{}');
  expect((await write('operations', 'row-density', '"roomy"')).json()).toMatchObject({ value: '"roomy"' });
  expect(await read('operations')).toEqual([
    ['columns:jobs', '{}'],
    ['row-density', '"roomy"'],
  ]);
  expect(await read('owner')).toEqual([]);
});

it('limits names and values, and still takes new values of known names', async () => {
  for (let place = 0; place < 200; place += 1) await write('finance', `name-${place}`, '1');
  expect((await write('finance', 'one-more', '1')).json().error.fields).toHaveProperty('name');
  expect((await write('finance', 'name-7', '2')).statusCode).toBe(200);
  expect((await write('finance', 'name-7', 'x'.repeat(8_001))).json().error.fields).toHaveProperty('value');
});
