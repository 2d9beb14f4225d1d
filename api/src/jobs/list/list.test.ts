import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folded } from '@shepherd/domain/folded.ts';
import { manyInReview, withBundles } from '../../seed/shown-orders.ts';
import { startTestApi } from '../../testing/api.ts';
import type { TestApi } from '../../testing/api.ts';
import { userId } from '../../testing/marketplace/jobs.ts';
import { jobStatuses } from '../statuses.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

type Row = {
  id: string;
  status: string;
  start_date: string;
  end_date: string;
  completed_at: string | null;
  reference: string;
  customer_id: string;
  customer: { name: string };
  template_id: string;
  template: { name: string };
  order_id: string;
  city: string;
  location: { latitude: number | null; longitude: number | null } | null;
  country_code: string;
  reviewer_id: string | null;
  bundle_name: string | null;
  metadata: { category: string; value: string }[];
  assignment: { status: string; agent_id: string } | null;
  market_offer: { id: string } | null;
};
/** A column's value as text with the same order. */
function sortKey(job: Row, column: string): string {
  const value: unknown = Reflect.get(job, column);
  if (typeof value !== 'object' || value === null) return folded(String(value));
  if ('amount' in value) return String(Math.round(Number(value.amount) * 100)).padStart(10, '0');
  return 'name' in value ? folded(String(value.name)) : '';
}
const number = (id: string): number => Number(id.split('-')[0]) * 1e6 + Number(id.split('-')[1]);
const has = (job: Row, category: string, value: string): boolean =>
  job.metadata.some((pair) => pair.category === category && pair.value === value);
const textOf = (job: Row): string =>
  [job.id, job.reference, job.city, job.customer.name, job.template.name].join(' ').toLowerCase();
const page = async (query: string) => {
  const answer = await api.get('owner', `jobs?${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json() as { total: number; data: Row[] };
};
/** The first matching rows and the total; validating an answer of all jobs is slow. */
const rows = async (query: string): Promise<Row[] & { total: number }> => {
  const { data, total } = await page(`per_page=40&${query}`);
  expect(data).toHaveLength(Math.min(40, total));
  return Object.assign(data, { total });
};
let found: Row[] = [];
beforeAll(async () => {
  found = (await page('per_page=10000')).data;
});

describe('GET jobs', () => {
  it('is not cached', async () => {
    expect((await api.get('owner', 'jobs')).headers['cache-control']).toBe('private, no-cache');
  });

  it('lists the latest start first, and every job once', async () => {
    expect(new Set(found.map((job) => job.id)).size).toBe(found.length);
    expect(found.map((job) => job.start_date)).toEqual(
      found
        .map((job) => job.start_date)
        .toSorted()
        .toReversed(),
    );
    const paged = await Promise.all(
      [1, 2, 3].map(async (number) => (await page(`per_page=7&page=${number}`)).data),
    );
    expect(paged.flat().map((job) => job.id)).toEqual(found.slice(0, 21).map((job) => job.id));
  });

  it('sorts ids as numbers', async () => {
    const ids = found.map((job) => job.id).toSorted((one, other) => number(one) - number(other));
    expect((await rows('sort=id')).map((job) => job.id)).toEqual(ids.slice(0, 40));
    expect((await rows('sort=-id')).map((job) => job.id)).toEqual(ids.toReversed().slice(0, 40));
  });

  it.each(['completed_at', 'end_date', 'reference', 'city', 'customer', 'template', 'status', 'fee', 'zip'])(
    'sorts by %s in both directions',
    async (column) => {
      const up = await rows(`sort=${column}&status=completed&customer_id=1`);
      const down = await rows(`sort=-${column}&status=completed&customer_id=1`);
      expect(up.length).toBeGreaterThan(3);
      expect(new Set(down.map((job) => job.id))).toEqual(new Set(up.map((job) => job.id)));
      const keys = up.map((job) => sortKey(job, column)).filter((text) => text !== 'null');
      expect(keys).toEqual(keys.toSorted());
    },
  );

  it('refuses a column that it does not sort by', async () => {
    const answer = await api.get('owner', 'jobs?sort=secret');
    expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, ['sort']]);
  });

  it('filters by one or several statuses', async () => {
    for (const status of jobStatuses) {
      const own = await rows(`status=${status}`);
      expect(own.total).toBe(found.filter((job) => job.status === status).length);
      expect(own.every((job) => job.status === status)).toBe(true);
    }
    const both = await rows('status[]=qa&status[]=assigned&sort=-status');
    expect(both.total).toBe((await rows('status=qa')).total + (await rows('status=assigned')).total);
    expect((await api.get('owner', 'jobs?status=unknown')).statusCode).toBe(422);
  });

  it('filters by entities of a job', async () => {
    const [some] = found;
    if (!some) throw new Error('no jobs');
    for (const name of ['customer_id', 'template_id', 'order_id'] as const) {
      const own = await rows(`${name}=${some[name]}`);
      expect(own.map((job) => job.id)).toEqual(
        found
          .filter((job) => job[name] === some[name])
          .map((job) => job.id)
          .slice(0, 40),
      );
      expect(own.length).toBeGreaterThan(0);
    }
    const order = await api.database
      .selectFrom('orders')
      .where('id', '=', some.order_id)
      .select('campaign_id')
      .executeTakeFirstOrThrow();
    expect((await rows(`campaign_id=${order.campaign_id}`)).map((job) => job.id)).toContain(some.id);
    expect((await page('customer_id=999999')).data).toEqual([]);
    const ids = found.slice(3, 6).map((job) => job.id);
    expect((await rows(ids.map((id) => `id[]=${id}`).join('&'))).map((job) => job.id)).toEqual(ids);
  });

  it('filters by agent and answers an empty page for one without jobs', async () => {
    const busy = found.find((job) => job.status === 'assigned')?.assignment?.agent_id ?? '';
    const own = await rows(`agent_id=${busy}`);
    expect(own.length).toBeGreaterThan(0);
    expect(own.every((job) => job.assignment?.agent_id === busy)).toBe(true);
    expect((await page('agent_id=999999999')).data).toEqual([]);
  });

  it('filters by reviewer, and by missing reviewer', async () => {
    const reviewer = await userId(api, 'reviewer');
    const own = await rows(`reviewer=${reviewer}`);
    expect(own.length).toBeGreaterThan(0);
    expect(own.every((job) => job.reviewer_id === reviewer)).toBe(true);
    const nobody = await rows('reviewer=none&status=qa');
    expect(nobody.length).toBeGreaterThan(0);
    expect(nobody.every((job) => job.reviewer_id === null)).toBe(true);
    expect((await rows(`reviewer[]=none&reviewer[]=${reviewer}`)).total).toBe(
      own.total + (await rows('reviewer=none')).total,
    );
    expect((await page('reviewer=999999999')).data).toEqual([]);
    expect((await api.get('owner', 'jobs?reviewer=somebody')).statusCode).toBe(422);
  });

  it('filters by stage, and includes failed work on request', async () => {
    for (const stage of ['stopped', 'partially_failed', 'failed', 'abandoned']) {
      const own = await rows(`stage=${stage}`);
      expect(own.length).toBeGreaterThan(0);
      expect(own.every((job) => job.assignment?.status === stage)).toBe(true);
    }
    const plain = await rows('status=qa');
    const wider = await rows('status=qa&with_rejections=1');
    expect(wider.total).toBeGreaterThan(plain.total);
    const more = (await page('per_page=200&status=qa&with_rejections=1')).data.filter(
      (job) => job.status !== 'qa',
    );
    expect(more.length).toBe(wider.total - plain.total);
    // The job may have another agent since then.
    const failed = await api.database
      .selectFrom('assignments')
      .where('status', 'in', ['failed', 'partially_failed'])
      .select('job_id')
      .execute();
    const ids = new Set(failed.map((row) => row.job_id));
    expect(more.every((job) => ids.has(job.id))).toBe(true);
    expect((await rows('with_rejections=1')).total).toBe(found.length);
  });

  it('finds jobs with all given metadata pairs', async () => {
    const grocery = await rows('metadata[channel]=grocery');
    expect(grocery.total).toBe(found.filter((job) => has(job, 'channel', 'grocery')).length);
    expect(grocery.length).toBeGreaterThan(0);
    const both = await rows('metadata[channel]=grocery&metadata[store%20format]=flagship');
    expect(both.length).toBeGreaterThan(0);
    expect(both.every((job) => has(job, 'channel', 'grocery') && has(job, 'store format', 'flagship'))).toBe(
      true,
    );
    expect((await page('metadata[channel]=nothing')).data).toEqual([]);
  });

  it('refuses a metadata pair above the length limit', async () => {
    const longest = `metadata[${'c'.repeat(15)}]=${'v'.repeat(30)}`;
    expect((await page(longest)).data).toEqual([]);
    for (const [query, message] of [
      [`metadata[channel]=${'v'.repeat(31)}`, 'Max 30 characters'],
      [`metadata[${'c'.repeat(16)}]=v`, 'Max 15 characters in a name'],
    ] as const) {
      const answer = await api.get('owner', `jobs?${query}`);
      expect([answer.statusCode, answer.json().error.fields]).toEqual([422, { metadata: [message] }]);
    }
  });

  it('filters by a map box, also across the antimeridian', async () => {
    const inBox = async (north: number, west: number, south: number, east: number) => {
      const box = `latitude_nw=${north}&longitude_nw=${west}&latitude_se=${south}&longitude_se=${east}`;
      const { data } = await page(`per_page=5000&${box}`);
      return data.map(({ id }) => id);
    };
    const { data: all } = await page('per_page=5000');
    const placed = all.filter((job) => job.location?.latitude != null);
    const east = placed.filter((job) => Number(job.location?.longitude) >= 0);
    expect(east.length).toBeGreaterThan(0);
    expect(east.length).toBeLessThan(placed.length);
    expect(await inBox(90, 0, -90, 180)).toEqual(east.map(({ id }) => id));
    expect(await inBox(90, 0, -90, -179)).toEqual(east.map(({ id }) => id));
    expect(await inBox(-80, 170, -85, -170)).toEqual([]);
  });

  it.each([
    ['latitude_nw=52&longitude_nw=0&latitude_se=51', 'longitude_se'],
    ['latitude_nw=51&longitude_nw=0&latitude_se=52&longitude_se=1', 'latitude_nw'],
  ])('refuses the box %s at %s', async (box, field) => {
    const answer = await api.get('owner', `jobs?${box}`);
    expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, [field]]);
  });

  it('filters by dates, market, bundle and place', async () => {
    const from = await rows('start_date_from=2026-11-20&start_date_to=2026-11-30');
    expect(from.length).toBeGreaterThan(0);
    expect(from.every((job) => job.start_date >= '2026-11-20' && job.start_date <= '2026-11-30')).toBe(true);
    const until = await rows('end_date_from=2026-11-20&end_date_to=2026-11-30');
    expect(until.every((job) => job.end_date >= '2026-11-20' && job.end_date <= '2026-11-30')).toBe(true);
    const offered = await rows('has_market_offer=1');
    expect(offered.length).toBeGreaterThan(0);
    expect(offered.every((job) => job.market_offer !== null && job.status === 'pending')).toBe(true);
    expect((await rows('has_market_offer=0')).total + offered.total).toBe(found.length);
    const bundle = await rows(`bundle_name=${encodeURIComponent('Three in town')}`);
    expect(bundle.map((job) => job.order_id)).toEqual([withBundles, withBundles, withBundles]);
    const [some] = found;
    const city = await rows(`city=${encodeURIComponent(some?.city.toUpperCase() ?? '')}`);
    expect(city.length).toBeGreaterThan(0);
    expect(city.every((job) => job.city === some?.city)).toBe(true);
    expect((await rows('country_code=GB')).every((job) => job.country_code === 'GB')).toBe(true);
  });

  it('searches id, reference, city, zip, customer and template', async () => {
    const [some] = found;
    if (!some) throw new Error('no jobs');
    for (const words of [
      some.id,
      some.reference,
      some.city.toUpperCase(),
      some.customer.name,
      some.template.name,
    ]) {
      const own = await rows(`keywords=${encodeURIComponent(words)}`);
      expect(own.length).toBeGreaterThan(0);
      expect(own.filter((job) => !textOf(job).includes(words.toLowerCase()))).toEqual([]);
    }
    expect((await rows(`keywords=${encodeURIComponent(some.id)}`)).total).toBeLessThan(20);
    expect((await page('keywords=%25%25')).data).toEqual([]);
    expect(await rows(`keyword=${encodeURIComponent(some.reference)}`)).toEqual(
      await rows(`keywords=${encodeURIComponent(some.reference)}`),
    );
  });

  it('answers correct totals beyond the last page', async () => {
    const { total } = await page('per_page=1');
    expect(await page('page=9999')).toMatchObject({ from: null, to: null, data: [], total });
  });
});

describe('GET jobs/summary', () => {
  it('counts jobs by status, with a total', async () => {
    const summary = (await api.get('owner', 'jobs/summary')).json();
    expect(summary).toMatchObject({ key: 'status', total: found.length });
    for (const status of jobStatuses)
      expect(summary.groups[status]).toBe(found.filter((job) => job.status === status).length);
  });

  it.each(['customer_id=3', `order_id=${manyInReview}`, 'template_id=4', 'campaign_id=2', 'agent_id=1001'])(
    'counts the jobs of %s',
    async (query) => {
      const own = await page(`per_page=10000&${query}`);
      const summary = (await api.get('owner', `jobs/summary?${query}`)).json();
      expect(summary.total).toBe(own.total);
      expect(summary.total).toBeGreaterThan(0);
      for (const status of jobStatuses)
        expect(summary.groups[status]).toBe(own.data.filter((job) => job.status === status).length);
    },
  );
});

describe('GET jobs/export', () => {
  it('answers 204 without rows', async () => {
    expect((await api.get('owner', 'jobs/export?customer_id=999999')).statusCode).toBe(204);
  });

  it("mails the filtered jobs, with times in the reader's zone", async () => {
    const query = 'status=pending&has_market_offer=1&sort=id';
    const answer = await api.get('owner', `jobs/export?${query}`, {
      headers: { 'x-timezone': 'America/New_York' },
    });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
    await api.work();
    const mail = await api.database
      .selectFrom('mail_attachments')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(mail.file_name).toBe('jobs-2026-11-20_09-00-00.csv');
    const lines = mail.content.trim().split('\n');
    const expected = (await page(`per_page=500&${query}`)).data;
    expect(lines).toHaveLength(expected.length + 1);
    expect(lines[1]?.split(',')[0]).toBe(expected[0]?.id);
  });

  it('needs jobs.export', async () => {
    expect((await api.get('reviewer', 'jobs/export')).statusCode).toBe(403);
  });
});

describe('GET jobs/{id}', () => {
  it('answers 404 for a missing job, and for an invalid id', async () => {
    for (const path of ['jobs/99999-1', 'jobs/abc', 'jobs/99999-1/history', 'jobs/99999-1/report'])
      expect([path, (await api.get('owner', path)).json().error.code]).toEqual([path, 'not_found']);
  });

  it('has an ETag, so that an unchanged job is not sent again', async () => {
    const [some] = (await page('per_page=1')).data;
    const first = await api.get('owner', `jobs/${some?.id}`);
    const tag = String(first.headers['etag']);
    const again = await api.get('owner', `jobs/${some?.id}`, { headers: { 'if-none-match': tag } });
    expect(again.statusCode).toBe(304);
  });
});

describe('GET qa/summary', () => {
  it("counts the user's jobs, those of others, and those without a reviewer", async () => {
    const me = await userId(api, 'reviewer');
    const inReview = (await page('per_page=200&status=qa')).data;
    const count = (fits: (reviewer: string | null) => boolean): number =>
      inReview.filter((job) => fits(job.reviewer_id)).length;
    expect((await api.get('reviewer', 'qa/summary')).json()).toEqual({
      total: inReview.length,
      key: 'reviewer',
      groups: {
        unassigned: count((reviewer) => reviewer === null),
        mine: count((reviewer) => reviewer === me),
        others: count((reviewer) => reviewer !== null && reviewer !== me),
      },
    });
    expect((await api.get('support', 'qa/summary')).statusCode).toBe(403);
  });
});
