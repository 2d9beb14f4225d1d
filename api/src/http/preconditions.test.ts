import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../calls.ts';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { visitTasks } from '../seed/templates/job-tasks.ts';
import { jobInReview, newAgent, newJob } from '../testing/marketplace/jobs.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

type Edit = { readonly path: string; readonly body?: object };

const made = async (path: string, body: object): Promise<string> => {
  const answer = await api.send('owner', 'POST', path, { body });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json().id;
};
const first = async (path: string): Promise<string> => (await api.get('owner', path)).json().data[0].id;

const invited = (number: string) => ({
  first_name: 'Ina',
  last_name: 'Vited',
  email: `invited-${number}@example.com`,
});
let numbers = 0;
const next = (): string => String((numbers += 1));

const customer = () => first('customers');
const newCampaign = async () => {
  const id = await customer();
  return `customers/${id}/campaigns/${await made(`customers/${id}/campaigns`, { name: `Spring ${next()}` })}`;
};
const portalRole = async (): Promise<string> =>
  (await api.get('owner', 'auth/roles'))
    .json()
    .data.find(({ name }: { name: string }) => name === 'customer_admin').id;
const newPortalUser = async () => {
  const id = await customer();
  return `customers/${id}/users/${await made(`customers/${id}/users`, { ...invited(next()), role: await portalRole() })}`;
};
const newUser = async () => `users/${await made('users', { ...invited(next()), role: '2' })}`;
const newLockout = async () => {
  const agent = await newAgent(api.database);
  const id = await made('orders/lockouts', { name: `Out ${next()}`, duration: 3, agent_ids: [agent] });
  return { path: `orders/lockouts/${id}`, entry: `orders/lockouts/${id}/agents/${agent}` };
};
const reviewed = async () => (await jobInReview(api, { tasks: visitTasks, reviewer: 'owner' })).id;
const group = async () => {
  const { order_id, id } = await api.database
    .selectFrom('location_groups')
    .select(['order_id', 'id'])
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return `orders/${order_id}/locations/groups/${id}`;
};
const media = async () => {
  const found = await api.database
    .selectFrom('report_media')
    .innerJoin('jobs', 'jobs.assignment_id', 'report_media.assignment_id')
    .where('jobs.status', '=', 'qa')
    .where('report_media.status', '=', 'ready')
    .select(['jobs.id as job', 'report_media.id'])
    .executeTakeFirstOrThrow();
  return `jobs/${found.job}/report/media/${found.id}`;
};

const newView = async () => {
  const columns = { order: [], shown: [], hidden: [], pinned: [], widths: [] };
  return `saved-views/${await made('saved-views', { list: 'jobs', name: `View ${next()}`, search: '', columns })}`;
};

const changeAgent = async (): Promise<Edit> => ({
  path: `agents/${await newAgent(api.database)}`,
  body: { tags: ['van'] },
});
const changeCustomer = async (): Promise<Edit> => ({
  path: `customers/${await customer()}`,
  body: { name: `Lakeside ${next()}` },
});
const changeJob = async (): Promise<Edit> => ({
  path: `jobs/${await newJob(api)}`,
  body: { qa_notes: `Look ${next()}` },
});
const changeOrder = async (): Promise<Edit> => {
  const [order = ''] = (await newJob(api)).split('-');
  return { path: `orders/${order}`, body: { title: `Audit ${next()}` } };
};
const changeGroup = async (): Promise<Edit> => ({ path: await group(), body: { name: `South ${next()}` } });

/** One valid edit for each call that edits a record. */
const edits: Readonly<Record<string, () => Promise<Edit>>> = {
  'PUT agents/{id}': changeAgent,
  'PATCH agents/{id}': changeAgent,
  'PATCH agents/{id}/balance': async () => ({
    path: `agents/${await newAgent(api.database)}/balance`,
    body: { can_withdraw: false },
  }),
  'PATCH agents/{id}/skills/{categoryId}': async () => {
    const agent = await newAgent(api.database);
    const [category] = (await api.get('owner', 'skills')).json().data;
    return { path: `agents/${agent}/skills/${category.id}`, body: { skills: [category.skills[0].id] } };
  },
  'PUT app-manager/collections/{id}': async () => ({
    path: `app-manager/collections/${await first('app-manager/collections')}`,
    body: { name: `Shops ${next()}` },
  }),
  'PUT app-manager/news/{id}': async () => ({
    path: `app-manager/news/${await first('app-manager/news')}`,
    body: { title: `News ${next()}` },
  }),
  'PUT app-manager/training/{id}': async () => ({
    path: `app-manager/training/${await first('app-manager/training')}`,
    body: { title: `Training ${next()}` },
  }),
  'PUT customers/{id}': changeCustomer,
  'PATCH customers/{id}': changeCustomer,
  'PUT customers/{id}/campaigns/{cid}': async () => ({
    path: await newCampaign(),
    body: { name: `Summer ${next()}`, waves: [{ name: 'First' }] },
  }),
  'DELETE customers/{id}/campaigns/{cid}': async () => ({ path: await newCampaign() }),
  'PUT customers/{id}/users/{uid}': async () => ({
    path: await newPortalUser(),
    body: { first_name: 'Anna' },
  }),
  'DELETE customers/{id}/users/{uid}': async () => ({ path: await newPortalUser() }),
  'PUT jobs/{id}': changeJob,
  'PATCH jobs/{id}': changeJob,
  'PUT jobs/{id}/location-group': async () => ({
    path: `jobs/${await newJob(api)}/location-group`,
    body: { name: `North ${next()}` },
  }),
  'PUT jobs/{id}/rates': async () => ({
    path: `jobs/${await newJob(api)}/rates`,
    body: { agent_fee: 21 },
  }),
  'PUT jobs/{id}/report/media/{mediaId}': async () => ({
    path: await media(),
    body: { caption: `Shelf ${next()}` },
  }),
  'DELETE jobs/{id}/report/media/{mediaId}': async () => ({ path: await media() }),
  'PUT jobs/{id}/report/tasks/{taskId}': async () => ({
    path: `jobs/${await reviewed()}/report/tasks/8`,
    body: { value: 'Mine' },
  }),
  'PUT jobs/{id}/report/tasks/{taskId}/comment': async () => ({
    path: `jobs/${await reviewed()}/report/tasks/8/comment`,
    body: { comment: 'Odd' },
  }),
  'PUT orders/lockouts/{id}': async () => ({ path: (await newLockout()).path, body: { name: 'Away' } }),
  'DELETE orders/lockouts/{id}': async () => ({ path: (await newLockout()).path }),
  'DELETE orders/lockouts/{id}/agents': async () => ({ path: `${(await newLockout()).path}/agents` }),
  'PUT orders/lockouts/{id}/agents/{agentId}': async () => ({
    path: (await newLockout()).entry,
    body: { expires_at: '2027-01-01T00:00:00Z' },
  }),
  'DELETE orders/lockouts/{id}/agents/{agentId}': async () => ({ path: (await newLockout()).entry }),
  'PUT orders/{id}': changeOrder,
  'PATCH orders/{id}': changeOrder,
  'PUT orders/{id}/locations/groups/{groupId}': changeGroup,
  'PATCH orders/{id}/locations/groups/{groupId}': changeGroup,
  'PUT orders/{id}/workflows/{wid}': async () => ({
    path: `${(await changeOrder()).path}/workflows/${await first('workflows')}`,
    body: { active: true },
  }),
  'PUT saved-views/{id}': async () => ({ path: await newView(), body: { name: `View ${next()}` } }),
  'DELETE saved-views/{id}': async () => ({ path: await newView() }),
  'PATCH templates/{id}': async () => ({
    path: `templates/${await first('templates?status[]=active')}`,
    body: { name: `Shelf ${next()}` },
  }),
  'PUT users/{id}': async () => ({ path: await newUser(), body: { first_name: 'Anna' } }),
  'DELETE users/{id}': async () => ({ path: await newUser() }),
};

/** Acts, and calls that replace what no form edits. */
const noEdits = new Set([
  'PUT files/{key}',
  'DELETE jobs/{id}/report/links/{linkId}',
  'DELETE orders/{id}/remove-interest-jobs',
  'DELETE orders/{id}/uploads',
]);

const editing = calls.filter(
  ({ method, path }) => !['GET', 'POST'].includes(method) && !noEdits.has(`${method} ${path}`),
);

it('each call that edits a record says which read shows it, and is tried below', () => {
  expect(editing.filter((call) => call.edits === undefined).map(({ operationId }) => operationId)).toEqual(
    [],
  );
  expect(editing.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
    Object.keys(edits).toSorted(),
  );
});

describe.each(editing)('$method $path', ({ method, path: pattern, edits: read, editsWith }) => {
  /** The read, with the ids of the path. */
  const readOf = (path: string): string => {
    const values = path.split('/');
    const params = Object.fromEntries(
      pattern.split('/').map((part, place) => [part.slice(1, -1), values[place] ?? '']),
    );
    const query = new URLSearchParams(Object.entries(editsWith?.(params as never) ?? {}));
    return `${read?.path.replace(/\{(\w+)\}/g, (_match, name: string) => params[name] ?? '')}?${query}`;
  };
  const send = ({ path, body }: Edit, tag: string) =>
    api.send('owner', method, path, {
      ...(body && { body }),
      headers: { 'if-match': tag },
    });

  it('is refused with the present record when the tag is an older one, and changes nothing', async () => {
    const edit = await edits[`${method} ${pattern}`]?.();
    if (!edit) throw new Error('This edit is not tried');
    const before = await api.get('owner', readOf(edit.path));
    const answer = await send(edit, '"older"');
    expect([answer.statusCode, answer.json().error.code]).toEqual([412, 'precondition.failed']);
    expect(answer.json().error.record).toEqual(before.json());
    expect(answer.headers['etag']).toBe(before.headers['etag']);
    expect((await api.get('owner', readOf(edit.path))).json()).toEqual(before.json());
  });

  it('is done with the present tag, which is another one then', async () => {
    const edit = await edits[`${method} ${pattern}`]?.();
    if (!edit) throw new Error('This edit is not tried');
    const tag = String((await api.get('owner', readOf(edit.path))).headers['etag']);
    const answer = await send(edit, tag);
    expect([answer.statusCode, answer.body]).toEqual([method === 'DELETE' ? 204 : 200, answer.body]);
    expect((await api.get('owner', readOf(edit.path))).headers['etag']).not.toBe(tag);
  });
});
