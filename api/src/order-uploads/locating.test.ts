import { createHash } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { nominatimGeocoder } from '../geocoding/nominatim.ts';
import { locatingWork } from '../orders/locations/locating.ts';
import { closeCircuits } from '../outside/circuit.ts';
import { runNext, worksByName } from '../outbox/runner.ts';
import { defineWork } from '../outbox/work.ts';
import { startTestApi } from '../testing/api.ts';
import { orderActionsOf, place } from '../testing/marketplace/orders.ts';
import { startUpstream } from '../testing/upstream.ts';
import { hour, minute } from '../time/instants.ts';
import { works } from '../works.ts';

/** The geocoder's answers, by a word of the query; other queries find nothing. */
let answers: Record<string, () => unknown>;
/** All queries, in order. */
let asked: string[];
beforeEach(() => {
  closeCircuits();
  answers = {};
  asked = [];
});

const found = (latitude: number, address: object = { road: 'High Street', postcode: 'LS1 1AA' }) => [
  {
    display_name: 'Somewhere',
    lat: String(latitude),
    lon: '-1.5',
    address: { ...address, country_code: 'gb' },
  },
];
const nominatim = await startUpstream(async (url) => {
  const words = url.searchParams.get('q') ?? '';
  asked.push(words);
  const [, answer] = Object.entries(answers).find(([word]) => words.includes(word)) ?? [];
  const body = await (answer?.() ?? []);
  return typeof body === 'number' ? { status: body, body: {} } : { status: 200, body };
});
const api = await startTestApi({ settings: { geocodingUrl: nominatim.url } });
afterAll(async () => {
  await api.close();
  await nominatim.close();
});
const { act, pendingOrder, jobsOf, order: read } = orderActionsOf(() => api);

const columns = 'reference,address1,city,zip,start_date,end_date,start_time,end_time,latitude,longitude';
const row = (reference: string, address: string, coordinates = ',') =>
  `${reference},${address},Leeds,LS1 1AA,2026-11-21,2026-11-22,09:00,17:00,${coordinates}`;

/** Uploads a file of these rows and imports it; geocoding their addresses is the next piece of work. */
async function upload(order: string, ...rows: string[]): Promise<string> {
  const file = Buffer.from([columns, ...rows].join('\n'));
  const hash = createHash('sha256').update(file).digest('hex');
  const created = await api.send('operations', 'POST', `orders/${order}/uploads`, { body: { hash } });
  const { id, url } = created.json();
  await api.server.inject({ method: 'PUT', url: url.replace(/^http:\/\/[^/]+/, ''), payload: file });
  await api.send('operations', 'POST', `orders/${order}/uploads/${id}/start`, { body: {} });
  await one();
  return id;
}
const one = () => runNext(api.services, works, (error) => expect(error).toBeUndefined());
const uploadOf = async (order: string, id: string) =>
  (await api.get('operations', `orders/${order}/uploads/${id}`)).json();
const jobAt = async (order: string, reference: string) =>
  (await jobsOf(order)).find((job) => job.reference === reference);
const searching = () => api.database.selectFrom('order_locating').selectAll().execute();
/** An order with one located place, so that only its file is geocoded. */
const openOrder = async () => {
  const order = await pendingOrder({ places: 1 });
  await api.work();
  asked = [];
  return order;
};

describe('rows without coordinates', () => {
  it('are geocoded once per address, and addresses that were not found are reported by row', async () => {
    const order = await openOrder();
    answers = {
      '1 High Street': () => found(53.1),
      '9 Low Street': () => found(53.9, { city: 'Leeds' }),
    };
    const id = await upload(
      order,
      row('A', '1 High Street'),
      row('B', '1 High Street'),
      row('C', '7 Nowhere'),
      row('D', '9 Low Street'),
      row('E', '8 Elsewhere', '50.5,-1'),
      row('F', '8 Elsewhere', '50.5,'),
    );
    expect(await uploadOf(order, id)).toMatchObject({
      status: 'completed',
      completed: 6,
      locating: 5,
      notices: [],
    });
    await api.work();
    expect(asked).toEqual([
      '1 High Street, LS1 1AA, Leeds',
      '7 Nowhere, LS1 1AA, Leeds',
      '9 Low Street, LS1 1AA, Leeds',
      '8 Elsewhere, LS1 1AA, Leeds',
    ]);
    expect(await uploadOf(order, id)).toMatchObject({
      locating: 0,
      fails: [],
      notices: [
        { row: 3, field: 'address1', message: expect.stringContaining('was not found') },
        { row: 4, field: 'address1', message: expect.stringContaining('Only the town was found') },
        { row: 6, field: 'address1', message: expect.stringContaining('was not found') },
      ],
    });
    const { data } = (await api.get('operations', `orders/${order}/locations`)).json();
    expect(
      data.slice(1).map((one: { latitude: number; locating: string }) => [one.latitude, one.locating]),
    ).toEqual([
      [53.1, null],
      [53.1, null],
      [null, 'not_found'],
      [53.9, 'approximate'],
      [50.5, null],
      [null, 'not_found'],
    ]);
  });

  it('do not hold up approval: jobs get their coordinates later, except those that were moved', async () => {
    const order = await openOrder();
    await upload(order, row('A', '1 High Street'), row('B', '2 High Street'));
    answers = {
      '1 High Street': async () => {
        expect((await act(order, 'approve')).statusCode).toBe(200);
        await api.database
          .updateTable('jobs')
          .set({ address1: '3 Other Street' })
          .where('order_id', '=', order)
          .where('reference', '=', 'B')
          .execute();
        return found(53.1);
      },
      '2 High Street': () => found(53.2),
    };
    await one();
    expect(await jobAt(order, 'A')).toMatchObject({ latitude: 53.1, longitude: -1.5 });
    expect(await jobAt(order, 'B')).toMatchObject({ latitude: null, longitude: null });
    expect(await searching()).toEqual([]);
  });

  it('are skipped when their order is cancelled meanwhile', async () => {
    const order = await openOrder();
    const id = await upload(order, row('A', '1 High Street'), row('B', '2 High Street'));
    answers = {
      '1 High Street': async () => {
        expect((await act(order, 'approve')).statusCode).toBe(200);
        expect((await act(order, 'cancel', { reason: 'other', comment: 'No' })).statusCode).toBe(200);
        return found(53.1);
      },
      '2 High Street': () => 500,
    };
    await one();
    api.advance(hour);
    await api.work();
    expect((await read(order)).status).toBe('cancelled');
    expect(asked).toHaveLength(2);
    expect(await uploadOf(order, id)).toMatchObject({ locating: 0, notices: [] });
    expect(await searching()).toEqual([]);
  });

  it('are deleted with their upload, and come with the next one', async () => {
    const order = await openOrder();
    answers = { Street: () => found(53.1) };
    await upload(order, row('A', '1 High Street'));
    expect((await api.send('operations', 'DELETE', `orders/${order}/uploads`)).statusCode).toBe(204);
    const id = await upload(order, row('A', '2 High Street'));
    await api.work();
    expect(await uploadOf(order, id)).toMatchObject({ locating: 0, notices: [] });
    expect(asked).toEqual(['2 High Street, LS1 1AA, Leeds']);
  });

  it('are continued after a process died half-way', async () => {
    const order = await openOrder();
    answers = { Street: () => found(53.1) };
    const id = await upload(order, row('A', '1 High Street'));
    const { promise: taken, resolve } = Promise.withResolvers<void>();
    const lost = defineWork(
      locatingWork.name,
      () => {
        resolve();
        return new Promise(() => {});
      },
      { kind: 'locating', title: 'Lost', outside: true },
    );
    void runNext(api.services, worksByName([lost]), () => {});
    await taken;
    await api.work();
    expect(await uploadOf(order, id)).toMatchObject({ locating: 1 });
    api.advance(5 * minute);
    await api.work();
    expect(await uploadOf(order, id)).toMatchObject({ locating: 0, notices: [] });
  });

  it('continue once when a piece of the work runs twice', async () => {
    const order = await openOrder();
    answers = { Street: () => 500 };
    await upload(order, row('A', '1 High Street'));
    await one();
    const waiting = () =>
      api.database
        .selectFrom('work')
        .where('name', '=', locatingWork.name)
        .where('status', '=', 'waiting')
        .select('id')
        .execute();
    expect(await waiting()).toHaveLength(1);
    await locatingWork.handler({ orderId: order, part: 0 }, api.services);
    expect(await waiting()).toHaveLength(1);
    expect(await searching()).toMatchObject([{ part: 1, failures: 1 }]);
    answers = {};
    api.advance(hour);
    await api.work();
  });
});

describe('a geocoder that fails', () => {
  it.each([429, 500])('with %s is retried with backoff', async (status) => {
    const order = await openOrder();
    answers = { Street: () => status };
    const id = await upload(order, row('A', '1 High Street'), row('B', '2 High Street'));
    await api.work();
    expect(asked).toHaveLength(1);
    expect(await uploadOf(order, id)).toMatchObject({ status: 'completed', locating: 2 });
    api.advance(9_000);
    await api.work();
    expect(asked).toHaveLength(1);
    api.advance(1_000);
    await api.work();
    expect(asked).toHaveLength(2);
    answers = { Street: () => found(53.1) };
    api.advance(40_000);
    await api.work();
    expect(await uploadOf(order, id)).toMatchObject({ completed: 2, locating: 0, notices: [] });
    expect(await searching()).toEqual([]);
  });

  it('for good is given up after a quarter of an hour, and each row is reported', async () => {
    const order = await openOrder();
    answers = { Street: () => 500 };
    const rows = Array.from({ length: 8 }, (_, index) => row(`R${index}`, `${index} High Street`));
    const id = await upload(order, ...rows);
    for (let minutes = 0; minutes < 17; minutes += 1) {
      await api.work();
      api.advance(minute);
    }
    expect(asked).toHaveLength(5);
    const { status, completed, locating, notices } = await uploadOf(order, id);
    expect({ status, completed, locating }).toEqual({ status: 'completed', completed: 8, locating: 0 });
    expect(notices.map((notice: { row: number }) => notice.row)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(notices[0].message).toContain('did not answer');
    expect(await searching()).toEqual([]);
  });

  it('for one address does not block the others', async () => {
    const order = await openOrder();
    answers = { Cursed: () => 500, Street: () => found(53.1) };
    const id = await upload(
      order,
      row('A', '1 Cursed'),
      row('B', '2 High Street'),
      row('C', '3 High Street'),
    );
    await one();
    expect(await uploadOf(order, id)).toMatchObject({ locating: 3 });
    api.advance(10_000);
    await api.work();
    expect(await uploadOf(order, id)).toMatchObject({ locating: 1, notices: [] });
    for (let minutes = 0; minutes < 15; minutes += 1) {
      api.advance(minute);
      await api.work();
    }
    expect(await uploadOf(order, id)).toMatchObject({ locating: 0, notices: [{ row: 1 }] });
    expect(asked.filter((words) => words.includes('Cursed'))).toHaveLength(5);
  });

  it('by not answering at all fails at its deadline', async () => {
    answers = { Street: () => new Promise(() => {}) };
    await expect(nominatimGeocoder(nominatim.url)('High Street', { deadline: 50 })).rejects.toMatchObject({
      code: 'geocoding.unavailable',
    });
  });
});

it('a single location without coordinates is geocoded as well', async () => {
  answers = { [place.address1]: () => found(53.1) };
  const order = await pendingOrder({ places: 1 });
  const first = async () => (await api.get('operations', `orders/${order}/locations`)).json().data[0];
  expect(await first()).toMatchObject({ latitude: null, locating: 'waiting' });
  await api.work();
  expect(await first()).toMatchObject({ latitude: 53.1, locating: null });
});
