import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folded } from '@shepherd/domain/folded.ts';
import { startTestApi } from '../../testing/api.ts';
import type { TestApi } from '../../testing/api.ts';
import { newJob } from '../../testing/marketplace/jobs.ts';
import { containing } from './lists.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** Folded by the database, in one statement. */
const foldedThere = async (texts: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ text: string }>`
    select folded(text) as text from unnest(${texts}::text[]) with ordinality as given (text, place) order by place`.execute(
    api.database,
  );
  return rows.map(({ text }) => text);
};

it.each([
  'Zoë MÜLLER',
  'Zoe\u0308',
  'STRAẞE Straße',
  'ΒΟΡΡΑΣ Βορράς, βορρασ',
  'İstanbul ISPARTA Diyarbakır',
  'lower \u00A0 case',
  'lower  case',
  'lower\t\ncase',
  '\u202A10122\u201112\u202C',
  'Gentleman\u2019s Gentleman\u00B4s',
  'ŁÓDŹ ÆRØ Þór ﬁne １２',
  '100%_\\',
  '東京 が か 한글',
])('the database folds %j like the domain', async (text) => {
  expect(await foldedThere([text])).toEqual([folded(text)]);
});

/** All blocks with capitals, accents or invisible characters, except blocks to which Unicode still adds capitals. */
const blocks = [
  [0x1, 0x1c7f],
  [0x1c90, 0xa77f],
  [0xa800, 0xffff],
  [0x1_d000, 0x1_d7ff],
  [0x1_f000, 0x1_faff],
  [0xe_0000, 0xe_01ef],
] as const;

it('the database folds each character like the domain', async () => {
  const texts = blocks
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((point) => String.fromCodePoint(point))
    .filter((character) => /\p{Assigned}/u.test(character) && !/\p{Surrogate}/u.test(character))
    .map((character) => `A${character} ${character}É`);
  const found = await foldedThere(texts);
  expect(texts.filter((text, index) => found[index] !== folded(text))).toEqual([]);
});

describe('a search by an id', () => {
  const ids = async (path: string): Promise<string[]> =>
    (await api.get('owner', path)).json().data.map(({ id }: { id: string }) => id);

  it('lists the job with exactly this id before those whose ids begin with it', async () => {
    const { order_id } = await api.database
      .selectFrom('jobs')
      .groupBy('order_id')
      .having(sql<number>`count(*)`, '>=', 20)
      .select('order_id')
      .executeTakeFirstOrThrow();
    for (const number of [1, 2]) {
      const id = `${order_id}-${number}`;
      const found = await ids(`jobs?keywords=${id}`);
      expect(found.length).toBeGreaterThan(1);
      expect(found[0]).toBe(id);
      expect(await ids(`jobs?keywords=${id}&per_page=1`)).toEqual([id]);
      expect(await ids(`jobs?keywords=${id}&per_page=1&page=2`)).toEqual([found[1]]);
      expect((await ids(`jobs?keywords=${order_id}%E2%80%91${number}`))[0]).toBe(id);
    }
  });

  it.each(['customers', 'agents', 'templates'])('lists the exact match of %s first', async (path) => {
    const [id = ''] = await ids(`${path}?sort=-created_at&per_page=1`);
    const short = (await ids(`${path}?keywords=1`)).includes('1') ? '1' : id;
    expect((await ids(`${path}?keywords=${short}`))[0]).toBe(short);
  });

  it('keeps the requested sort order', async () => {
    const inOrder = await ids('customers?sort=id&per_page=200');
    const found = await ids('customers?keywords=5&sort=id&per_page=200');
    expect(found).toEqual(inOrder.filter((id) => found.includes(id)));
    expect(found[0]).not.toBe(undefined);
  });
});

describe('a search with missing or different accents', () => {
  const ids = async (path: string): Promise<string[]> =>
    (await api.get('owner', path)).json().data.map(({ id }: { id: string }) => id);

  it.each(['Zoe Mullerova', 'zoë müllerová', 'ZÖE MÜLLEROVA'])('finds a Shepherd by %j', async (words) => {
    const agent = await api.database
      .selectFrom('agents')
      .where('status', '=', 'active')
      .select('id')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    await api.database
      .updateTable('agents')
      .set({ first_name: 'Zoë', last_name: 'Müllerová' })
      .where('id', '=', agent.id)
      .execute();
    expect(await ids(`agents?keywords=${encodeURIComponent(words)}`)).toEqual([agent.id]);
  });

  it('finds users, customers, templates and orders', async () => {
    for (const [table, column, path] of [
      ['users', 'first_name', 'users'],
      ['customers', 'name', 'customers'],
      ['templates', 'name', 'templates'],
      ['orders', 'title', 'orders'],
      ['campaigns', 'name', 'campaigns'],
    ] as const) {
      const [id = ''] = await ids(`${path}?per_page=1`);
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = 'Crème Brûlée' where id = ${id}`.execute(
        api.database,
      );
      expect(await ids(`${path}?keywords=creme%20brulee`)).toContain(id);
    }
  });

  it('finds a job by its location and by its customer', async () => {
    const id = await newJob(api);
    await api.database.updateTable('jobs').set({ city: 'Besançon' }).where('id', '=', id).execute();
    expect(await ids('jobs?keywords=besancon')).toEqual([id]);
    expect(await ids('jobs?keywords=BESANÇON')).toEqual([id]);
  });

  it.each([
    ['ΒΟΡΡΑΣ', 'βορρας'],
    ['ΒΟΡΡΑΣ', 'Βορράς'],
    ['Βορράς', 'ΒΟΡΡΑΣ'],
    ['Москва', 'МОСКВА'],
    ['STRAẞE', 'strasse'],
    ['Strasse', 'Straße'],
    ['lower case', 'lower\u00A0case'],
    ['lower\u00A0case', 'lower  case'],
    ['lower case', 'lower case\u200B'],
    ['Opening 9\u201310', '9-10'],
    ['Rosie\u2019s', "rosie's"],
  ])('finds %j by %j', async (stored, words) => {
    const [order = ''] = await ids('orders?per_page=1');
    await api.database.updateTable('orders').set({ title: stored }).where('id', '=', order).execute();
    expect(await ids(`orders?keywords=${encodeURIComponent(words)}`)).toEqual([order]);
    const job = await newJob(api);
    await api.database.updateTable('jobs').set({ city: stored }).where('id', '=', job).execute();
    expect(await ids(`jobs?keywords=${encodeURIComponent(words)}`)).toContain(job);
    expect(await ids(`jobs?city=${encodeURIComponent(words)}`)).toEqual(words.startsWith('9') ? [] : [job]);
    await api.database.updateTable('jobs').set({ city: 'Leeds' }).where('id', '=', job).execute();
  });

  it.each(['\u2011', '\u2013', '\uFF0D'])('finds a job by its id with %j', async (hyphen) => {
    const id = await newJob(api);
    for (const words of [id.replace('-', hyphen), `\u200B${id}`, `\u202A${id}\u202C`])
      expect(await ids(`jobs?keywords=${encodeURIComponent(words)}`)).toContain(id);
  });

  it.each(['\uFF05', '\uFE6A', '\uFF3F\uFF3F', 'a\uFF3C'])(
    'treats %j literally, not as a wildcard',
    async (words) => {
      expect(await ids(`customers?keywords=${encodeURIComponent(words)}`)).toEqual([]);
    },
  );

  it('finds jobs with the index of their texts', async () => {
    const plan = await api.database.transaction().execute(async (transaction) => {
      await sql`set local enable_seqscan = off`.execute(transaction);
      return sql<{ 'QUERY PLAN': string }>`
        explain select id from jobs where search like ${containing('besançon')}`.execute(transaction);
    });
    expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('jobs_search');
  });
});
