import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const pounds = (amount: number) => ({ amount, currency: 'GBP' });
const task = (reference: string, more: object = {}) => ({
  reference,
  title: 'Take a photo',
  description: 'Of the shelf',
  component: { type: 'photo' },
  ...more,
});
const wanted = (more: object = {}) => ({
  name: 'Shelf check',
  description: 'Look at the shelf',
  customer_id: '3',
  duration: 25,
  base_price: pounds(20),
  agent_fee: pounds(8.5),
  same_day_charge: pounds(0),
  ...more,
});
const create = (body: object, account = 'operations') => api.send(account, 'POST', 'templates', { body });

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const upload = async (fileName: string, bytes: Buffer) => {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(bytes)]), fileName);
  const request = new Request('http://localhost/', { method: 'POST', body });
  return api.server.inject({
    method: 'POST',
    url: '/v1/templates/documentation',
    headers: {
      authorization: `Bearer ${await api.token('operations')}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
};

describe('the files of a template', () => {
  it('are uploaded, and shown in documentation and instructions', async () => {
    const answer = await upload('guide.png', png);
    expect(answer.statusCode).toBe(200);
    const { id } = answer.json();
    const template = await create(
      wanted({
        documentation: [{ id, title: 'Guide', type: 'image' }],
        task_groups: [{ name: 'A', tasks: [task('a', { instructions: { media_id: id } })] }],
      }),
    );
    expect(template.statusCode).toBe(201);
    const { documentation, task_groups } = template.json();
    expect(documentation[0]).toMatchObject({
      id,
      title: 'Guide',
      type: 'image',
      url: expect.stringContaining('/v1/files/'),
    });
    const { media } = task_groups[0].tasks[0].instructions;
    expect(media).toMatchObject({ id, type: 'photo', status: 'ready', mime: 'png' });
    const picture = new URL(media.media_url);
    const shown = await api.server.inject({ method: 'GET', url: picture.pathname + picture.search });
    expect([shown.statusCode, shown.rawPayload.equals(png)]).toEqual([200, true]);
  });

  it('are shown in the tasks of its orders and jobs', async () => {
    const { id: media_id } = (await upload('guide.png', png)).json();
    const { id } = (
      await create(
        wanted({ task_groups: [{ name: 'A', tasks: [task('a', { instructions: { media_id } })] }] }),
      )
    ).json();
    const { task_list_id } = await api.database
      .selectFrom('templates')
      .select('task_list_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await api.database.updateTable('orders').set({ task_list_id }).where('id', '=', '10023').execute();
    await api.database.updateTable('jobs').set({ task_list_id }).where('id', '=', '10023-1').execute();
    for (const path of ['orders/10023/tasks', 'jobs/10023-1/tasks']) {
      const { task_groups } = (await api.get('operations', path)).json();
      const address = URL.parse(task_groups[0].tasks[0].instructions.media.media_url);
      const shown = await api.server.inject(`${address?.pathname}${address?.search}`);
      expect([path, shown.statusCode, shown.rawPayload.equals(png)]).toEqual([path, 200, true]);
    }
  });

  it('are refused with a wrong extension, and unknown ones too', async () => {
    const answer = await upload('guide.exe', png);
    expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'upload.wrong_extension']);
    const unknown = wanted({
      task_groups: [{ name: 'A', tasks: [task('a', { instructions: { media_id: '987654' } })] }],
    });
    expect((await create(unknown)).json().error.fields).toHaveProperty('task_groups');
  });
});
