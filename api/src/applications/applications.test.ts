import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { assign, jobInProgress, jobInReview, newAgent, newJob } from '../testing/marketplace/jobs.ts';
import type { Application } from './schemas.ts';
import { applicationStages, rejectReasons } from '../agents/statuses.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const list = async (query: string): Promise<Application[]> =>
  (await api.get('support', `agents/applications?per_page=500&${query}`)).json().data;
const one = async (query: string): Promise<Application> => {
  const [found] = await list(query);
  if (!found) throw new Error(`No application for ${query}`);
  return found;
};
const review = (id: string, body: object, account = 'operations') =>
  api.send(account, 'POST', `agents/applications/${id}/identity-check/review`, { body });

describe('the list of applications', () => {
  it('is sorted newest first and leaves out rejected ones by default', async () => {
    const usual = await list('');
    const created = usual.map((row) => row.created_at);
    expect(created).toEqual(created.toSorted().toReversed());
    expect(usual.some((row) => row.status === 'rejected')).toBe(false);
    const all = await list('include_rejected=1');
    expect(all).toHaveLength(130);
    expect(all.filter((row) => row.status !== 'rejected')).toHaveLength(usual.length);
    expect(await list('include_rejected=0')).toEqual(usual);
    expect((await list('status[]=rejected')).length).toBe(all.length - usual.length);
    expect(await list('status[]=rejected&include_rejected=0')).toEqual([]);
  });

  it('has every stage with every status, every reason, every result and method', async () => {
    const all = await list('include_rejected=1');
    const pairs = new Set(all.map((row) => `${row.stage} ${row.status}`));
    expect(pairs.size).toBe(applicationStages.length * 3);
    const reasons = new Set(all.map((row) => row.reject_reason).filter((reason) => reason !== null));
    expect([...reasons].toSorted()).toEqual([...rejectReasons].toSorted());
    const checks = new Set(all.map((row) => `${row.identity_check?.result} ${row.identity_check?.method}`));
    for (const result of ['processing', 'consider', 'pass', 'fail'])
      for (const method of ['manual', 'onfido']) expect([...checks]).toContain(`${result} ${method}`);
  });

  it('shows by the stage whether there is a contract and a job', async () => {
    for (const { stage, contract, job } of await list('include_rejected=1')) {
      expect(contract).toBe(['market_access', 'job_accepted', 'identity_check'].includes(stage));
      expect(job).toBe(['job_accepted', 'identity_check'].includes(stage));
    }
  });

  it('is filtered by stage, country, result and words', async () => {
    const all = await list('include_rejected=1');
    const [first] = all;
    if (!first) throw new Error('There are applications');
    const filters: [string, (row: Application) => boolean][] = [
      ['stage[]=verify_email', (row) => row.stage === 'verify_email'],
      ['country_code[]=IE', (row) => row.country_code === 'IE'],
      ['reject_reason[]=too_young', (row) => row.reject_reason === 'too_young'],
      ['identity_check_result[]=clear', (row) => row.identity_check?.result === 'pass'],
      [`keywords=${encodeURIComponent(first.agent.email)}`, (row) => row.agent.email === first.agent.email],
      [`id[]=${first.id}`, (row) => row.id === first.id],
    ];
    for (const [query, matches] of filters) {
      const found = await list(`include_rejected=1&${query}`);
      expect([query, found.map(({ id }) => id)]).toEqual([query, all.filter(matches).map(({ id }) => id)]);
      expect(found).not.toEqual([]);
    }
  });

  it('is counted with and without rejected ones', async () => {
    const without = (await api.get('support', 'agents/applications/summary')).json();
    const all = (await api.get('support', 'agents/applications/summary?include_rejected=1')).json();
    const none = (await api.get('support', 'agents/applications/summary?include_rejected=0')).json();
    expect(without.total).toBe((await list('')).length);
    expect(without.groups.rejected).toBe((await list('status[]=rejected')).length);
    expect(all.total).toBe(130);
    expect(all.groups).toEqual(without.groups);
    expect(all.groups.rejected).toBe(all.total - without.total);
    expect([none.total, none.groups.rejected]).toEqual([without.total, 0]);
    const young = (await api.get('support', 'agents/applications/summary?reject_reason[]=too_young')).json();
    expect(young.total).toBe((await list('reject_reason[]=too_young')).length);
  });

  it('is exported with the rejected ones unless they are left out', async () => {
    for (const query of ['', '?include_rejected=0'])
      expect((await api.get('support', `agents/applications/export${query}`)).statusCode).toBe(200);
    await api.work();
    const files = await api.database
      .selectFrom('mail_attachments')
      .where('file_name', 'like', 'applications-%')
      .select('content')
      .orderBy('id')
      .execute();
    const lines = files.map(({ content }) => content.trim().split('\n').length - 1);
    expect(lines).toEqual([130, (await list('include_rejected=0')).length]);
    expect((await api.get('support', 'agents/applications/export?keywords=nobody-at-all')).statusCode).toBe(
      204,
    );
  });
});

describe('the review of an identity check', () => {
  it('needs a result and a comment', async () => {
    const { id } = await one('status[]=in_progress');
    const refused: [object, string][] = [
      [{ result: 'pass' }, 'comment'],
      [{ result: 'pass', comment: ' ' }, 'comment'],
      [{ comment: 'Seen' }, 'result'],
      [{ result: 'consider', comment: 'Seen' }, 'result'],
    ];
    for (const [body, field] of refused) {
      const answer = await review(id, body);
      expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, [field]]);
    }
    expect((await review(id, { result: 'pass', comment: 'Seen' }, 'support')).statusCode).toBe(403);
    expect((await review('999999', { result: 'pass', comment: 'Seen' })).statusCode).toBe(404);
  });

  it('accepts an application that only waits for it', async () => {
    const { id, agent_id } = await one('status[]=in_progress&stage[]=identity_check');
    const answer = await review(id, { result: 'pass', comment: 'Passport seen' });
    expect(answer.json()).toMatchObject({
      status: 'accepted',
      identity_check: {
        result: 'pass',
        method: 'manual',
        onboarding_state: 'passed',
        comment: 'Passport seen',
      },
    });
    expect((await api.get('owner', `agents/${agent_id}`)).json().status).toBe('active');
    expect((await api.get('owner', `agents/${agent_id}/application`)).json()).toEqual(answer.json());
  });

  it('leaves an application at an earlier stage in progress', async () => {
    const { id } = await one('status[]=in_progress&stage[]=complete_profile');
    expect((await review(id, { result: 'pass', comment: 'Seen' })).json().status).toBe('in_progress');
  });

  it.each(['in_progress', 'accepted'])('rejects an application that is %s', async (status) => {
    const { id, agent_id } = await one(`status[]=${status}`);
    const answer = await review(id, { result: 'fail', comment: 'Another face' });
    expect(answer.json()).toMatchObject({
      status: 'rejected',
      reject_reason: 'id_check',
      identity_check: { result: 'fail', method: 'manual', onboarding_state: 'failed' },
    });
    expect((await api.get('owner', `agents/${agent_id}`)).statusCode).toBe(404);
    const again = await review(id, { result: 'pass', comment: 'Oh' });
    expect([again.statusCode, again.json().error.code]).toEqual([409, 'application.invalid_transition']);
  });
});

describe('an identity check that fails while there is work', () => {
  /** The id of the application by which an agent was accepted. */
  const acceptedBefore = async (agentId: string): Promise<string> => {
    const { id } = await api.database
      .insertInto('agent_applications')
      .values({ agent_id: agentId, status: 'accepted', created_at: '2026-01-01T00:00:00Z' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const fail = { result: 'fail', comment: 'Another face' };

  it.each([
    ['in_progress', jobInProgress],
    ['qa', jobInReview],
  ])('is refused with the name of the job that is %s, and changes nothing', async (status, begin) => {
    const { id: job, agentId } = await begin(api);
    const id = await acceptedBefore(agentId);
    const answer = await review(id, fail);
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'agent.open_work']);
    expect(answer.json().error.message).toContain(job);
    expect((await api.get('owner', `agents/${agentId}`)).json()).toMatchObject({
      status: 'active',
      identity_check: null,
    });
    expect((await api.get('owner', `jobs/${job}`)).json().status).toBe(status);
    expect((await review(id, { result: 'pass', comment: 'Seen again' })).statusCode).toBe(200);
  });

  it('unassigns jobs that were not begun', async () => {
    const [job, agentId] = [await newJob(api), await newAgent(api.database)];
    await assign(api, job, agentId);
    expect((await review(await acceptedBefore(agentId), fail)).json().status).toBe('rejected');
    expect((await api.get('owner', `jobs/${job}`)).json().status).toBe('unassigned');
  });
});

describe('two concurrent reviews of one identity check', () => {
  it('cannot overwrite each other unseen', async () => {
    const { id, identity_check } = await one('status[]=in_progress&identity_check_result[]=consider');
    const seen = { result: identity_check?.result ?? null, method: identity_check?.method ?? null };
    expect((await review(id, { result: 'pass', comment: 'Passport seen', seen })).statusCode).toBe(200);
    const second = await review(id, { result: 'fail', comment: 'Another face', seen });
    expect([second.statusCode, second.json().error.code]).toEqual([409, 'application.reviewed_meanwhile']);
    const [kept] = await list(`id[]=${id}`);
    expect(kept?.identity_check).toMatchObject({ result: 'pass', comment: 'Passport seen' });
    const knowing = await review(id, {
      result: 'fail',
      comment: 'Another face',
      seen: { result: 'clear', method: 'manual' },
    });
    expect(knowing.json()).toMatchObject({ status: 'rejected', reject_reason: 'id_check' });
  });

  it('conflict also where there was no check yet', async () => {
    const { id, agent_id } = await one('status[]=in_progress&stage[]=complete_application');
    const none = { identity_check_result: null, identity_check_method: null, identity_check_state: null };
    await api.database.updateTable('agents').set(none).where('id', '=', agent_id).execute();
    for (const seen of [{ result: 'consider' }, { result: null, method: 'onfido' }])
      expect((await review(id, { result: 'pass', comment: 'Seen', seen })).statusCode).toBe(409);
    expect((await review(id, { result: 'pass', comment: 'Seen', seen: {} })).statusCode).toBe(200);
    expect((await review(id, { result: 'pass', comment: 'Seen', seen: {} })).statusCode).toBe(409);
  });
});

describe('the mail of an application', () => {
  it('is sent again', async () => {
    const { id, agent } = await one('status[]=in_progress&stage[]=contract_agreement');
    const answer = await api.send('operations', 'POST', `agents/applications/${id}/resend-email`);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    const mail = await api.database
      .selectFrom('mails')
      .where('recipient', '=', agent.email)
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(mail.body).toContain(`Hello ${agent.first_name}`);
    expect(mail.body).toContain('sign your contract');
  });

  it('is not sent for a rejected one, nor by a reader', async () => {
    const { id } = await one('status[]=rejected');
    expect((await api.send('owner', 'POST', `agents/applications/${id}/resend-email`)).statusCode).toBe(409);
    expect((await api.send('support', 'POST', `agents/applications/${id}/resend-email`)).statusCode).toBe(
      403,
    );
  });
});
