import type { TSchema } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../calls.ts';
import { startTestApi } from '../../testing/api.ts';
import type { TestApi } from '../../testing/api.ts';
import type { Call, Labels } from '../call.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** A role that may view jobs, but not the entities that jobs refer to. */
const reader = 'reviewer';
type Row = { readonly id: string } & Readonly<Record<string, unknown>>;

async function rowsOf(account: string, address: string): Promise<Row[]> {
  const answer = await api.get(account, address);
  expect([address, answer.statusCode]).toEqual([address, 200]);
  return answer.json().data;
}

const isLabelled = (call: Call): call is Call & { readonly labels: Labels } => call.labels !== undefined;
const labelled = calls.filter(isLabelled);

/** A valid value of the parameter. */
function sample(schema: TSchema): string {
  if ('items' in schema) return sample(schema.items as TSchema);
  if ('enum' in schema) return String((schema.enum as unknown[])[0]);
  return '1';
}

const parameterOf = (name: string, schema: TSchema): string =>
  'items' in schema ? `${name}[]=${sample(schema)}` : `${name}=${sample(schema)}`;

it('labels are declared by every list that is restricted for some readers', async () => {
  const lists = calls.filter(
    ({ method, path, query }) =>
      method === 'GET' && !path.includes('{') && !path.endsWith('/export') && query?.properties['sort'],
  );
  expect(lists.length).toBeGreaterThan(8);
  const shorter: string[] = [];
  for (const { path } of lists) {
    const whole = await rowsOf('owner', `${path}?per_page=1`);
    const answer = await api.get(reader, `${path}?per_page=1`);
    if (answer.statusCode === 403) continue;
    const keys = (row: Row | undefined): string[] => Object.keys(row ?? {}).sort();
    if (keys(answer.json().data[0]).join() !== keys(whole[0]).join()) shorter.push(path);
  }
  expect(shorter.sort()).toEqual(labelled.map(({ path }) => path).sort());
});

describe.each(labelled.map((call) => [call.path, call] as const))('%s', (path, { labels, query }) => {
  const shown = ['id', ...labels.names];
  const properties = Object.entries(query?.properties ?? {});

  it('answers only labels, in order of name, to readers who may view only jobs', async () => {
    const rows = await rowsOf(reader, `${path}?per_page=50`);
    expect(rows.length).toBeGreaterThan(2);
    for (const row of rows) expect(Object.keys(row).sort()).toEqual(shown.toSorted());
    expect(rows).toEqual(await rowsOf(reader, `${path}?per_page=50&sort=${labels.names[0]}`));
  });

  const paging = new Set(['page', 'per_page', 'keywords', 'keyword', 'sort', 'id']);
  it.each(properties.filter(([name]) => !paging.has(name)))(
    'filters by %s only for readers who see it',
    async (name, schema) => {
      const address = `${path}?${parameterOf(name, schema)}`;
      expect((await api.get('owner', address)).statusCode).toBe(200);
      const answer = await api.get(reader, address);
      expect(answer.json().error).toMatchObject({
        code: 'auth.forbidden',
        message: `You may filter and sort this list by id and name only, not by: ${name}`,
      });
    },
  );

  it('finds by id', async () => {
    const [row] = await rowsOf(reader, `${path}?per_page=1`);
    expect(await rowsOf(reader, `${path}?id=${row?.id}`)).toEqual([row]);
  });

  const sort: TSchema = query?.properties['sort'] ?? {};
  it.each('enum' in sort ? (sort.enum as string[]) : [])(
    'sorts by %s only for readers who see it',
    async (name) => {
      const address = `${path}?sort=${name}`;
      expect((await api.get('owner', address)).statusCode).toBe(200);
      const answer = await api.get(reader, address);
      const isShown = shown.includes(name.replace('-', ''));
      const said: string | undefined = answer.json().error?.message.replace(/^.*: /, '');
      expect([answer.statusCode, said]).toEqual(isShown ? [200, undefined] : [403, 'sort']);
    },
  );

  it.each(['keywords', 'keyword'])('finds nothing by the hidden %s', async (parameter) => {
    const [row] = await rowsOf('owner', `${path}?per_page=1`);
    const name = labels.names.map((label) => String(row?.[label])).join(' ');
    const found = async (words: string): Promise<string[]> =>
      (await rowsOf(reader, `${path}?${parameter}=${encodeURIComponent(words)}`)).map(({ id }) => id);
    expect(await found(name)).toContain(row?.id);
    const hidden = texts(
      Object.entries(row ?? {}).flatMap(([key, value]) => (shown.includes(key) ? [] : [value])),
    );
    expect(hidden.length).toBeGreaterThan(2);
    for (const text of hidden.filter(
      (words) => !`${name} ${row?.id}`.toLowerCase().includes(words.toLowerCase()),
    ))
      expect([text, await found(text)]).toEqual([text, expect.not.arrayContaining([row?.id])]);
  });
});

/** Every text and number in a value. */
function texts(value: unknown): string[] {
  if (typeof value === 'string' && value.trim() !== '') return [value];
  if (typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}
