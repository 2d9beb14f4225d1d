import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

type Row = { id: string; status: string; created_at: string; name?: string; title?: string };
const list = async (path: string): Promise<Row[]> =>
  (await api.get('content', `app-manager/${path}`)).json().data;
const post = (path: string, body: object, account = 'content') =>
  api.send(account, 'POST', `app-manager/${path}`, { body });
const put = (path: string, body: object, account = 'content') =>
  api.send(account, 'PUT', `app-manager/${path}`, { body });

const kinds = [
  ['collections', 30, { name: 'Autumn' }],
  ['news', 30, { title: 'Autumn', body: 'It is autumn.' }],
  ['training', 12, { title: 'Autumn', body: 'It is autumn.' }],
] as const;

describe.each(kinds)('%s', (path, count, wanted) => {
  it('are listed in their order, counted, filtered and searched', async () => {
    const all = await list(`${path}?per_page=100`);
    expect(all).toHaveLength(count);
    const key =
      path === 'collections'
        ? all.map((row) => row.created_at).toReversed()
        : all.map((row) => Number(row.id));
    expect(key).toEqual(
      path === 'collections' ? key.toSorted() : key.toSorted((one, other) => Number(one) - Number(other)),
    );
    const { stats } = (await api.get('content', `app-manager/${path}/summary`)).json();
    for (const { status, total } of stats)
      expect(await list(`${path}?per_page=100&status[]=${status}`)).toHaveLength(total);
    expect(stats.map(({ status }: Row) => status)).toEqual(['active', 'hidden']);
    expect(stats.every(({ total }: { total: number }) => total > 0)).toBe(true);
    const [first] = all;
    const words = encodeURIComponent(first?.name ?? first?.title ?? '');
    expect((await list(`${path}?keywords=${words}`)).map(({ id }) => id)).toContain(first?.id);
    expect(await list(`${path}?id[]=${first?.id}`)).toEqual([first]);
  });

  it('are created active, read and changed', async () => {
    const created = await post(path, wanted);
    expect(created.statusCode).toBe(201);
    expect(created.json()).toMatchObject({ ...wanted, status: 'active' });
    const { id } = created.json();
    expect((await api.get('operations', `app-manager/${path}/${id}`)).json()).toEqual(created.json());
    const hidden = await put(`${path}/${id}`, { status: 'hidden' });
    expect(hidden.json()).toEqual({ ...created.json(), status: 'hidden' });
  });

  it('are refused with missing or invalid properties', async () => {
    const answer = await post(path, {});
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().error.fields).toSorted()).toEqual(Object.keys(wanted).toSorted());
    expect((await post(path, { ...wanted, status: 'secret' })).json().error.fields).toHaveProperty('status');
    const [name] = Object.keys(wanted);
    expect((await post(path, { ...wanted, [name ?? '']: '  ' })).statusCode).toBe(422);
    expect((await put(`${path}/1`, { [name ?? '']: '' })).statusCode).toBe(422);
    expect((await put(`${path}/99999`, wanted)).statusCode).toBe(404);
    expect((await api.get('content', `app-manager/${path}/99999`)).statusCode).toBe(404);
  });

  it('need the permission', async () => {
    expect((await post(path, wanted, 'operations')).statusCode).toBe(403);
    expect((await put(`${path}/1`, wanted, 'operations')).statusCode).toBe(403);
    expect((await api.get('support', `app-manager/${path}`)).statusCode).toBe(403);
  });

  it('are not overwritten by an edit of an older version', async () => {
    const { headers } = await api.get('content', `app-manager/${path}/2`);
    const stale = { 'if-match': String(headers['etag']) };
    const hide = (status: string) =>
      api.send('content', 'PUT', `app-manager/${path}/2`, { body: { status, ...wanted }, headers: stale });
    expect([(await hide('hidden')).statusCode, (await hide('active')).statusCode]).toEqual([200, 412]);
  });
});

describe('a collection', () => {
  it('holds items in their order', async () => {
    const created = (await post('collections', { name: 'Mine', items: ['5', '2', '9', '2'] })).json();
    expect(created.items.map(({ id }: Row) => id)).toEqual(['5', '2', '9']);
    const { id } = created;
    const changed = (
      await put(`collections/${id}`, {
        items: ['9', '5'],
        attribute1: 'home',
        attribute2: null,
        display_order: 4,
      })
    ).json();
    expect(changed).toMatchObject({ name: 'Mine', attribute1: 'home', attribute2: null, display_order: 4 });
    expect(changed.items.map((item: Row) => item.id)).toEqual(['9', '5']);
    const unknown = await put(`collections/${id}`, { name: 'Other', items: ['9', '99999'] });
    expect(unknown.json().error.fields).toHaveProperty('items');
    expect((await api.get('content', `app-manager/collections/${id}`)).json()).toEqual(changed);
  });

  it.each(['collections', 'training'])('%s need a whole number as their order', async (path) => {
    const wanted = path === 'training' ? { title: 'A', body: 'B' } : { name: 'A' };
    for (const order of ['x', '1', 1.5, -1, null]) {
      const answer = await post(path, { ...wanted, display_order: order });
      expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, ['display_order']]);
    }
    expect((await post(path, { ...wanted, display_order: 7 })).json().display_order).toBe(7);
  });
});

describe('literal paths', () => {
  it.each(['collections/items', 'news/items'])('%s is a lookup of items', async (path) => {
    const found = await list(`${path}?keyword=photo&per_page=100`);
    expect(found.length).toBeGreaterThan(1);
    expect(found.every(({ name }) => name?.toLowerCase().includes('photo'))).toBe(true);
    expect(Object.keys(found[0] ?? {})).toEqual(['id', 'name']);
  });
});

describe('media', () => {
  it.each(['news', 'training'])('of %s are shown only when they are ready', async (path) => {
    const rows: { media: { status: string; media_url: string | null } | null }[] = (
      await api.get('content', `app-manager/${path}?per_page=100`)
    ).json().data;
    const media = rows.flatMap((row) => row.media ?? []);
    expect([...new Set(media.map(({ status }) => status))].toSorted()).toEqual([
      'failed',
      'processing',
      'ready',
    ]);
    for (const { status, media_url } of media) expect(media_url !== null).toBe(status === 'ready');
  });
});
