import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { editedRecords, editing } from '../testing/edited-records.ts';
import { newAgent, newJob } from '../testing/marketplace/jobs.ts';

let api: TestApi;
let records: ReturnType<typeof editedRecords>;
beforeAll(async () => {
  api = await startTestApi();
  records = editedRecords(api);
});
afterAll(() => api.close());

type Edit = { readonly path: string; readonly body?: object };

const changeAgent = async (): Promise<Edit> => ({
  path: `agents/${await newAgent(api.database)}`,
  body: { tags: ['van'] },
});
const changeCustomer = async (): Promise<Edit> => ({
  path: `customers/${await records.customer()}`,
  body: { name: `Lakeside ${records.next()}` },
});
const changeJob = async (): Promise<Edit> => ({
  path: `jobs/${await newJob(api)}`,
  body: { qa_notes: `Look ${records.next()}` },
});
const changeOrder = async (): Promise<Edit> => {
  const [order = ''] = (await newJob(api)).split('-');
  return { path: `orders/${order}`, body: { title: `Audit ${records.next()}` } };
};
const changeGroup = async (): Promise<Edit> => ({
  path: await records.group(),
  body: { name: `South ${records.next()}` },
});

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
    path: `app-manager/collections/${await records.first('app-manager/collections')}`,
    body: { name: `Shops ${records.next()}` },
  }),
  'PUT app-manager/news/{id}': async () => ({
    path: `app-manager/news/${await records.first('app-manager/news')}`,
    body: { title: `News ${records.next()}` },
  }),
  'PUT app-manager/training/{id}': async () => ({
    path: `app-manager/training/${await records.first('app-manager/training')}`,
    body: { title: `Training ${records.next()}` },
  }),
  'PUT customers/{id}': changeCustomer,
  'PATCH customers/{id}': changeCustomer,
  'PUT customers/{id}/campaigns/{cid}': async () => ({
    path: await records.newCampaign(),
    body: { name: `Summer ${records.next()}`, waves: [{ name: 'First' }] },
  }),
  'DELETE customers/{id}/campaigns/{cid}': async () => ({ path: await records.newCampaign() }),
  'PUT customers/{id}/users/{uid}': async () => ({
    path: await records.newPortalUser(),
    body: { first_name: 'Anna' },
  }),
  'DELETE customers/{id}/users/{uid}': async () => ({ path: await records.newPortalUser() }),
  'PUT jobs/{id}': changeJob,
  'PATCH jobs/{id}': changeJob,
  'PUT jobs/{id}/location-group': async () => ({
    path: `jobs/${await newJob(api)}/location-group`,
    body: { name: `North ${records.next()}` },
  }),
  'PUT jobs/{id}/rates': async () => ({
    path: `jobs/${await newJob(api)}/rates`,
    body: { agent_fee: 21 },
  }),
  'PUT jobs/{id}/report/media/{mediaId}': async () => ({
    path: await records.media(),
    body: { caption: `Shelf ${records.next()}` },
  }),
  'DELETE jobs/{id}/report/media/{mediaId}': async () => ({ path: await records.media() }),
  'PUT jobs/{id}/report/tasks/{taskId}': async () => ({
    path: `jobs/${await records.reviewed()}/report/tasks/8`,
    body: { value: 'Mine' },
  }),
  'PUT jobs/{id}/report/tasks/{taskId}/comment': async () => ({
    path: `jobs/${await records.reviewed()}/report/tasks/8/comment`,
    body: { comment: 'Odd' },
  }),
  'PUT orders/lockouts/{id}': async () => ({
    path: (await records.newLockout()).path,
    body: { name: 'Away' },
  }),
  'DELETE orders/lockouts/{id}': async () => ({ path: (await records.newLockout()).path }),
  'DELETE orders/lockouts/{id}/agents': async () => ({ path: `${(await records.newLockout()).path}/agents` }),
  'PUT orders/lockouts/{id}/agents/{agentId}': async () => ({
    path: (await records.newLockout()).entry,
    body: { expires_at: '2027-01-01T00:00:00Z' },
  }),
  'DELETE orders/lockouts/{id}/agents/{agentId}': async () => ({ path: (await records.newLockout()).entry }),
  'PUT orders/{id}': changeOrder,
  'PATCH orders/{id}': changeOrder,
  'PUT orders/{id}/locations/groups/{groupId}': changeGroup,
  'PATCH orders/{id}/locations/groups/{groupId}': changeGroup,
  'PUT orders/{id}/workflows/{wid}': async () => ({
    path: `${(await changeOrder()).path}/workflows/${await records.first('workflows')}`,
    body: { active: true },
  }),
  'PUT saved-views/{id}': async () => ({
    path: await records.newView(),
    body: { name: `View ${records.next()}` },
  }),
  'DELETE saved-views/{id}': async () => ({ path: await records.newView() }),
  'PATCH templates/{id}': async () => ({
    path: `templates/${await records.first('templates?status[]=active')}`,
    body: { name: `Shelf ${records.next()}` },
  }),
  'PUT users/{id}': async () => ({ path: await records.newUser(), body: { first_name: 'Anna' } }),
  'DELETE users/{id}': async () => ({ path: await records.newUser() }),
};

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
