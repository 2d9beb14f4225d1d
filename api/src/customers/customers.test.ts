import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folded } from '@shepherd/domain/folded.ts';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

type Named = { id: string; name: string };

describe('GET customers', () => {
  it('sorts by name and pages for comboboxes', async () => {
    const page = (await api.get('finance', 'customers?per_page=10000')).json();
    expect(page).toMatchObject({ total: 64, last_page: 1, per_page: 10_000 });
    const names = page.data.map((row: Named) => folded(row.name));
    expect(names).toEqual(names.toSorted());
  });

  it('shows only id and name to readers who only resolve labels', async () => {
    const full = (await api.get('support', 'customers?id=5')).json();
    expect(full.data[0]).toHaveProperty('email');
    const labels = (await api.get('reviewer', 'customers?id=5')).json();
    expect(labels.data).toEqual([{ id: '5', name: full.data[0].name }]);
    expect((await api.get('content', 'customers')).statusCode).toBe(403);
  });

  it('finds by status, tier and text', async () => {
    const archived = (await api.get('owner', 'customers?status[]=archived&status[]=inactive')).json();
    expect(new Set(archived.data.map((row: { status: string }) => row.status))).toEqual(
      new Set(['archived', 'inactive']),
    );
    expect((await api.get('owner', "customers?keywords=o'malley")).json().total).toBe(1);
    expect((await api.get('owner', 'customers?keywords=BRONTË')).json().total).toBe(1);
    expect((await api.get('owner', 'customers?priority=gold')).json().error.fields).toHaveProperty(
      'priority',
    );
  });
});

describe('a customer', () => {
  it('has its address, portal and tags for edits', async () => {
    const answer = await api.get('owner', 'customers/4');
    expect(answer.json()).toMatchObject({
      id: '4',
      country: 'United Kingdom',
      portal_url: expect.stringMatching(/^https:/),
    });
    expect(answer.headers['etag']).toMatch(/^"[\w-]{27}\.[\w-]{8}"$/);
    expect((await api.get('owner', 'customers/4000')).statusCode).toBe(404);
    expect((await api.get('reviewer', 'customers/4')).statusCode).toBe(403);
  });
});

describe('counts and lookups', () => {
  it('add up', async () => {
    const summary = (await api.get('owner', 'customers/summary')).json();
    expect(Object.keys(summary.groups)).toEqual(['active', 'inactive', 'archived']);
    expect(summary.total).toBe(64);
    expect((await api.get('owner', 'customers/industries')).json().data).toHaveLength(12);
  });

  it('export the rows of the list', async () => {
    expect((await api.get('owner', 'customers/export?keywords=zzzz')).statusCode).toBe(204);
    expect((await api.get('owner', 'customers/export?status=archived')).statusCode).toBe(200);
    await api.work();
    const file = await api.database
      .selectFrom('mail_attachments')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(file.file_name).toMatch(/^customers-2026-11-20_14-00-00\.csv$/);
    const { total } = (await api.get('owner', 'customers?status=archived')).json();
    expect(file.content.trim().split('\n')).toHaveLength(total + 1);
  });
});

describe('campaigns and waves', () => {
  it('are listed for all customers and for one', async () => {
    const all = (await api.get('owner', 'campaigns?per_page=100')).json();
    expect(all.total).toBe(80);
    const own = (await api.get('owner', 'customers/2/campaigns')).json();
    expect(own.total).toBe(all.data.filter((row: { customer_id: string }) => row.customer_id === '2').length);
    expect((await api.get('owner', 'customers/2/campaigns?customer_id=3')).json().total).toBe(own.total);
    expect((await api.get('owner', 'customers/2000/campaigns')).statusCode).toBe(404);
    const waves = (await api.get('owner', 'campaigns/5/waves')).json().data;
    expect(waves.map((wave: Named) => wave.name)).toEqual(['Wave 1', 'Wave 2', 'Wave 3', 'Wave 4']);
    expect((await api.get('owner', 'campaigns/5000/waves')).statusCode).toBe(404);
  });
});

describe('templates', () => {
  it('are not cached, and show only labels to reviewers', async () => {
    const answer = await api.get('support', 'templates?status=active&sort=name');
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(answer.json().data[0]).toHaveProperty('base_price.formatted');
    const labels = (await api.get('reviewer', 'templates?per_page=1')).json().data[0];
    expect(Object.keys(labels)).toEqual(['id', 'name']);
  });
});

describe('reference lookups', () => {
  it('need only a session', async () => {
    expect((await api.get('content', 'countries?per_page=10000')).json().total).toBe(40);
    expect((await api.get('content', 'cities?country_code=GB')).json().total).toBe(10);
    expect((await api.get('content', 'workflows')).json().total).toBe(8);
    expect((await api.get(null, 'countries')).statusCode).toBe(401);
  });
});
