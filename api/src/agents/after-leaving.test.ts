import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { newAgent } from '../testing/marketplace/jobs.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** An agent with a strike and an accepted application, who then left for this reason. */
async function left(reason: 'removed' | 'striked_off') {
  const id = await newAgent(api.database);
  const strike = await api.send('owner', 'POST', `agents/${id}/strikes`, { body: { comment: 'Late' } });
  const application = await api.database
    .insertInto('agent_applications')
    .values({ agent_id: id, status: 'accepted', created_at: '2026-01-01T00:00:00Z' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const retired = await api.send('owner', 'POST', `agents/${id}/retire`, {
    body: { reason, comment: 'For good' },
  });
  expect(retired.statusCode).toBe(200);
  return { id, strike: String(strike.json().id), application: application.id };
}

type Left = Awaited<ReturnType<typeof left>>;
type Act = readonly [string, 'POST' | 'PATCH' | 'DELETE', (who: Left) => string, object];

/** Changes about the person or the accounts are allowed after a retirement; after a removal nothing is written. */
const aboutThePerson: readonly Act[] = [
  ['a comment', 'POST', ({ id }) => `agents/${id}/comments`, { comment: 'Called again' }],
  ['the profile', 'PATCH', ({ id }) => `agents/${id}`, { city: 'York' }],
  ['the tags', 'PATCH', ({ id }) => `agents/${id}`, { tags: ['Festival crew'] }],
];
const aboutTheWork: readonly Act[] = [
  ['market access', 'PATCH', ({ id }) => `agents/${id}`, { status: 'active' }],
  ['a strike', 'POST', ({ id }) => `agents/${id}/strikes`, { comment: 'Late' }],
  ['reverting a strike', 'POST', ({ id, strike }) => `agents/${id}/strikes/${strike}/revert`, {}],
  ['skills', 'PATCH', ({ id }) => `agents/${id}/skills/1`, { skills: [] }],
  [
    'an ID check',
    'POST',
    ({ application }) => `agents/applications/${application}/identity-check/review`,
    { result: 'fail', comment: 'Another face' },
  ],
  ['a mail', 'POST', ({ application }) => `agents/applications/${application}/resend-email`, {}],
];

const all = async ({ id }: Left) => {
  const { database } = api;
  const of = (table: 'agent_comments' | 'agent_strikes' | 'agent_skills' | 'agent_applications') =>
    database.selectFrom(table).selectAll().where('agent_id', '=', id).execute();
  return [
    await database.selectFrom('agents').selectAll().where('id', '=', id).execute(),
    await of('agent_comments'),
    await of('agent_strikes'),
    await of('agent_skills'),
    await of('agent_applications'),
    (await database.selectFrom('mails').select('id').execute()).length,
  ];
};

const tried = async (who: Left, [, method, path, body]: Act) => {
  const answer = await api.send('owner', method, path(who), { body });
  return [answer.statusCode, answer.body === '' ? undefined : answer.json().error?.code];
};

describe('an agent who was removed for data protection', () => {
  it.each([...aboutThePerson, ...aboutTheWork])(
    'refuses every change, and nothing is written: %s',
    async (...act) => {
      const who = await left('removed');
      const before = await all(who);
      expect(await tried(who, act)).toEqual([409, 'agent.removed']);
      expect(await all(who)).toEqual(before);
    },
  );

  it('can still be read', async () => {
    const { id } = await left('removed');
    for (const part of ['', '/comments', '/strikes', '/skills', '/application', '/assignments', '/contracts'])
      expect([part, (await api.get('support', `agents/${id}${part}`)).statusCode]).toEqual([part, 200]);
  });
});

describe('an agent who was struck off', () => {
  it.each(aboutThePerson)('allows changes about the person: %s', async (...act) => {
    expect((await tried(await left('striked_off'), act))[1]).toBeUndefined();
  });

  it.each(aboutTheWork)('refuses changes about the work, and nothing is written: %s', async (...act) => {
    const who = await left('striked_off');
    const before = await all(who);
    expect(await tried(who, act)).toEqual([409, 'agent.invalid_transition']);
    expect(await all(who)).toEqual(before);
  });

  it('is paid', async () => {
    const { id } = await left('striked_off');
    const paid = await api.send('finance', 'POST', `agents/${id}/payments`, {
      body: { type: 'bonus', amount: 5, comment: 'For the last job' },
    });
    expect(paid.statusCode).toBe(201);
  });
});
