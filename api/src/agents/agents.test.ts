import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folded } from '@shepherd/domain/folded.ts';
import { agentId } from '../seed/people/agents.ts';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { newAgent } from '../testing/marketplace/jobs.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const plain = agentId(0);
const idsWhere = async (condition: 'rejected' | 'deleted' | 'applicant' | 'retired'): Promise<string> => {
  const base = api.database.selectFrom('agents').select('id').orderBy('id').limit(1);
  const found =
    condition === 'rejected'
      ? base.where('rejected_at', 'is not', null)
      : condition === 'deleted'
        ? base.where('deleted_at', 'is not', null)
        : base
            .where('status', '=', condition)
            .where('rejected_at', 'is', null)
            .where('deleted_at', 'is', null);
  return (await found.executeTakeFirstOrThrow()).id;
};

describe('the list of agents', () => {
  it('is sorted by first name', async () => {
    const { data, total } = (await api.get('owner', 'agents?per_page=200')).json();
    const names = data.map((row: { first_name: string }) => folded(row.first_name));
    expect(names).toEqual(names.toSorted());
    expect(total).toBeGreaterThan(350);
  });

  it.each(['keyword', 'keywords'])('is searched by %s over the full name', async (parameter) => {
    const agent = (await api.get('owner', `agents/${plain}`)).json();
    const words = encodeURIComponent(`${agent.first_name} ${agent.last_name}`);
    const { data } = (await api.get('owner', `agents?${parameter}=${words}`)).json();
    expect(data.map((row: { id: string }) => row.id)).toContain(plain);
  });

  it('finds by e-mail, phone and id', async () => {
    const agent = (await api.get('owner', `agents/${plain}`)).json();
    for (const words of [agent.email, agent.phone, agent.id]) {
      const { data } = (await api.get('owner', `agents?keyword=${encodeURIComponent(words)}`)).json();
      expect(data.map((row: { id: string }) => row.id)).toContain(plain);
    }
  });

  it('is filtered by each filter', async () => {
    const all = (await api.get('owner', 'agents?per_page=1000')).json().data;
    const tagged = all.find((row: { tags: string[] }) => row.tags.length > 0);
    const filters: [string, (row: Record<string, never>) => boolean][] = [
      ['id[]=1001&id[]=1003', (row) => ['1001', '1003'].includes(row['id'] ?? '')],
      ['status[]=retired&status[]=inactive', (row) => ['retired', 'inactive'].includes(row['status'] ?? '')],
      ['stage[]=identity_check', (row) => row['stage'] === 'identity_check'],
      [
        `tags[]=${encodeURIComponent(tagged.tags[0])}`,
        (row) => (row['tags'] as unknown as string[]).includes(tagged.tags[0]),
      ],
      ['country_code[]=IE', (row) => row['country_code'] === 'IE'],
      ['city=lond', (row) => row['city'] === 'London'],
      ['strikes_from=2', (row) => Number(row['strikes']) >= 2],
      [
        'identity_check_result[]=consider',
        (row) => (row['identity_check'] as unknown as { result: string })?.result === 'consider',
      ],
    ];
    for (const [query, matches] of filters) {
      const { data } = (await api.get('owner', `agents?per_page=1000&${query}`)).json();
      const expected = all.filter(matches).map((row: { id: string }) => row.id);
      expect(expected).not.toEqual([]);
      expect([query, data.map((row: { id: string }) => row.id).sort()]).toEqual([query, expected.sort()]);
    }
    const skilled = (await api.get('owner', 'agents?skill_id[]=3&per_page=1000')).json().data;
    const { total } = (await api.get('owner', 'agents?per_page=1')).json();
    expect(skilled.length).toBeGreaterThan(0);
    expect(skilled.length).toBeLessThan(total);
    const held = (await api.get('owner', `agents/${skilled[0].id}/skills`)).json().data;
    expect(held.flatMap((row: { skills: { id: string }[] }) => row.skills.map(({ id }) => id))).toContain(
      '3',
    );
  });

  it.each([
    'id',
    'last_name',
    '-last_seen_at',
    '-strikes',
    '-jobs_completed',
    'email',
    'status',
    '-created_at',
  ])('is sorted by %s', async (sort) => {
    const { data } = (await api.get('owner', `agents?per_page=500&sort=${sort}`)).json();
    const values = data.map((row: Record<string, string | number | null>) => row[sort.replace('-', '')]);
    const known = values.filter((value: unknown) => value !== null);
    const compare = (one: string | number, other: string | number): number => {
      const [left, right] = [one, other].map((value) =>
        sort === 'id' ? Number(value) : typeof value === 'string' ? folded(value) : value,
      );
      return left === right ? 0 : (left ?? 0) < (right ?? 0) ? -1 : 1;
    };
    const sorted = known.toSorted(compare);
    expect(known).toEqual(sort.startsWith('-') ? sorted.toReversed() : sorted);
  });

  it('refuses an unknown column, and a page before the first', async () => {
    const answer = await api.get('owner', 'agents?sort=shoe_size&page=0');
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().error.fields).sort()).toEqual(['page', 'sort']);
  });

  it('shows only names to readers who may only resolve labels', async () => {
    const { data } = (await api.get('reviewer', 'agents?per_page=2')).json();
    expect(Object.keys(data[0])).toEqual(['id', 'first_name', 'last_name']);
    expect((await api.get('content', 'agents')).statusCode).toBe(403);
  });

  it('leaves out rejected and deleted agents', async () => {
    const gone = [await idsWhere('rejected'), await idsWhere('deleted')];
    const answer = await api.get('owner', `agents?id[]=${gone.join('&id[]=')}`);
    expect(answer.json().total).toBe(0);
  });

  it('has the same counts by status as its filters', async () => {
    const summary = (await api.get('owner', 'agents/summary')).json();
    expect(summary.key).toBe('status');
    for (const status of ['active', 'inactive', 'retired', 'applicant']) {
      const { total } = (await api.get('owner', `agents?per_page=1&status[]=${status}`)).json();
      expect(summary.groups[status]).toBe(total);
      expect(total).toBeGreaterThan(0);
    }
    expect(summary.total).toBe((await api.get('owner', 'agents?per_page=1')).json().total);
  });

  it('is exported by mail, or with 204 when nothing matches', async () => {
    expect((await api.get('owner', 'agents/export?keywords=nobody-is-called-so')).statusCode).toBe(204);
    const answer = await api.get('owner', 'agents/export?status[]=retired');
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
    await api.work();
    const file = await api.database
      .selectFrom('mail_attachments')
      .innerJoin('mails', 'mails.id', 'mail_attachments.mail_id')
      .where('mails.recipient', '=', 'owner@shepherd.test')
      .where('mail_attachments.file_name', 'like', 'shepherds-%')
      .select('content')
      .executeTakeFirstOrThrow();
    expect(file.content.trim().split('\n')).toHaveLength(31);
  });
});

describe('one agent', () => {
  it('has all profile data', async () => {
    const agent = (await api.get('owner', `agents/${plain}`)).json();
    expect(agent).toMatchObject({
      id: plain,
      status: 'active',
      view_restricted: false,
      payment_restricted: false,
      billing: { country_code: 'GB' },
      identity_check: { result: 'pass' },
    });
    expect(agent.contract_signed_at).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it.each(['rejected', 'deleted'] as const)(
    'is not found when it was %s, and neither are its parts',
    async (what) => {
      const id = await idsWhere(what);
      for (const path of [
        '',
        '/contracts',
        '/locations',
        '/position',
        '/settings',
        '/strikes',
        '/comments',
        '/skills',
        '/payment-methods',
        '/balance',
        '/application',
        '/assignments',
        '/assignments/summary',
        '/assignments/export',
      ])
        expect([path, (await api.get('owner', `agents/${id}${path}`)).statusCode]).toEqual([path, 404]);
      expect((await api.get('owner', 'agents/999999')).json().error.code).toBe('not_found');
      expect((await api.get('owner', 'agents/seven')).statusCode).toBe(404);
    },
  );

  it('is edited field by field, by PUT and PATCH', async () => {
    const before = (await api.get('owner', `agents/${agentId(20)}`)).json();
    const changed = await api.send('operations', 'PUT', `agents/${agentId(20)}`, {
      body: { first_name: 'Wren', address2: null, phone: '+44 20 7946 0000' },
    });
    expect(changed.statusCode).toBe(200);
    expect(changed.json()).toMatchObject({ first_name: 'Wren', address2: null, last_name: before.last_name });
    const tags = { tags: ['Photographer', 'Night owl', 'Night owl'] };
    const tagged = await api.send('operations', 'PATCH', `agents/${agentId(20)}`, { body: tags });
    expect(tagged.json()).toMatchObject({ tags: ['Photographer', 'Night owl'], first_name: 'Wren' });
    const offered = await api.get('reviewer', 'agents/tags');
    expect(offered.json().data).toContain('Night owl');
    const known = { 'if-none-match': String(offered.headers['etag']) };
    expect((await api.get('reviewer', 'agents/tags', { headers: known })).statusCode).toBe(304);
  });

  it('refuses invalid values', async () => {
    const other = (await api.get('owner', `agents/${plain}`)).json();
    const refused: [object, string][] = [
      [{ email: 'nonsense' }, 'email'],
      [{ email: other.email.toUpperCase() }, 'email'],
      [{ first_name: ' ' }, 'first_name'],
      [{ phone: '1'.repeat(31) }, 'phone'],
      [{ country_code: 'XX' }, 'country_code'],
      [{ date_of_birth: '2090-01-01' }, 'date_of_birth'],
      [{ status: 'retired' }, 'status'],
      [{ tags: 'Photographer' }, 'tags'],
    ];
    for (const [body, field] of refused) {
      const answer = await api.send('owner', 'PUT', `agents/${agentId(21)}`, { body });
      expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, [field]]);
    }
    expect((await api.send('finance', 'PUT', `agents/${plain}`, { body: {} })).statusCode).toBe(403);
  });

  it('is not overwritten by an edit of an older version', async () => {
    const { headers } = await api.get('owner', `agents/${agentId(22)}`);
    const stale = { 'if-match': String(headers['etag']) };
    const first = await api.send('owner', 'PUT', `agents/${agentId(22)}`, {
      body: { city: 'Hull' },
      headers: stale,
    });
    const second = await api.send('owner', 'PUT', `agents/${agentId(22)}`, {
      body: { city: 'York' },
      headers: stale,
    });
    expect([first.statusCode, second.statusCode]).toEqual([200, 412]);
  });

  it('gets and loses access to the market', async () => {
    const set = (id: string, status: string) =>
      api.send('owner', 'PUT', `agents/${id}`, { body: { status } });
    expect((await set(agentId(23), 'inactive')).json().status).toBe('inactive');
    expect((await set(agentId(23), 'active')).json().status).toBe('active');
    expect((await set(await idsWhere('retired'), 'active')).json().error.code).toBe(
      'agent.invalid_transition',
    );
    const applicant = await idsWhere('applicant');
    expect((await set(applicant, 'inactive')).statusCode).toBe(409);
    expect((await set(applicant, 'active')).json().status).toBe('active');
    expect((await api.get('owner', `agents/${applicant}/application`)).json().status).toBe('accepted');
  });
});

describe('retiring', () => {
  it.each(['striked_off', 'removed'])('retires an agent: %s', async (reason) => {
    const id = await newAgent(api.database);
    const answer = await api.send('owner', 'POST', `agents/${id}/retire`, {
      body: { reason, comment: 'Enough' },
    });
    expect(answer.json()).toMatchObject({
      status: 'retired',
      retire_reason: reason,
      retire_comment: 'Enough',
    });
    const again = await api.send('owner', 'POST', `agents/${id}/retire`, {
      body: { reason, comment: 'Enough' },
    });
    expect([again.statusCode, again.json().error.code]).toEqual([409, 'agent.invalid_transition']);
  });

  it.each([
    [{ reason: 'removed' }, 'comment'],
    [{ reason: 'removed', comment: '  ' }, 'comment'],
    [{ comment: 'Enough' }, 'reason'],
    [{ reason: 'bored', comment: 'Enough' }, 'reason'],
  ])('is refused with %j', async (body, field) => {
    const answer = await api.send('owner', 'POST', `agents/${plain}/retire`, { body });
    expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, [field]]);
  });

  it('deletes an applicant and the application', async () => {
    const id = await idsWhere('applicant');
    const { total } = (await api.get('owner', 'agents/applications?include_rejected=1')).json();
    const answer = await api.send('owner', 'POST', `agents/${id}/retire`, {
      body: { comment: 'Changed their mind' },
    });
    expect(answer.statusCode).toBe(204);
    expect((await api.get('owner', `agents/${id}`)).statusCode).toBe(404);
    expect((await api.get('owner', 'agents/applications?include_rejected=1')).json().total).toBe(total - 1);
  });
});
