import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { newJob } from '../testing/jobs.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const folded = async (text: string): Promise<string> => {
  const { rows } = await sql<{ text: string }>`select folded(${text}) as text`.execute(api.database);
  return rows[0]?.text ?? '';
};

it.each([
  ['Zoë', 'zoe'],
  ['MÜLLER', 'muller'],
  ['Zoe\u0308', 'zoe'],
  ['Straße', 'strasse'],
  ['Łódź', 'lodz'],
  ['Ærø', 'aero'],
  ['Gentleman’s', "gentleman's"],
  ['100%_\\', '100%_\\'],
  ['東京', '東京'],
])('folds %s to %s', async (text, plain) => {
  expect(await folded(text)).toBe(plain);
});

describe('a search by letters without their accents, or with others', () => {
  const ids = async (path: string): Promise<string[]> =>
    (await api.get('owner', path)).json().data.map(({ id }: { id: string }) => id);

  it.each(['Zoe Mullerova', 'zoë müllerová', 'ZÖE MÜLLEROVA'])('finds a shepherd by %j', async (words) => {
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

  it('finds a job by its place and by its customer', async () => {
    const id = await newJob(api);
    await api.database.updateTable('jobs').set({ city: 'Besançon' }).where('id', '=', id).execute();
    expect(await ids('jobs?keywords=besancon')).toEqual([id]);
    expect(await ids('jobs?keywords=BESANÇON')).toEqual([id]);
  });

  it('finds jobs by the index of their texts', async () => {
    const plan = await api.database.transaction().execute(async (transaction) => {
      await sql`set local enable_seqscan = off`.execute(transaction);
      return sql<{ 'QUERY PLAN': string }>`
        explain select id from jobs where search like folded(${'%besançon%'})`.execute(transaction);
    });
    expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('jobs_search');
  });
});
