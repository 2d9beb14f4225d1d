import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notUtf8 } from '../csv/decoding.ts';
import { rowsAtOnce } from './processing.ts';
import { runNext } from '../outbox/runner.ts';
import { readSettings } from '../settings.ts';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { testDataDirectory } from '../testing/store/data-directory.ts';
import { works } from '../works.ts';

const dataDirectory = testDataDirectory();
let api: TestApi;
let order: string;
beforeAll(async () => {
  api = await startTestApi({ settings: { dataDirectory } });
});
afterAll(() => api.close());
beforeEach(async () => {
  const campaign = await api.database
    .selectFrom('campaigns')
    .innerJoin('customers', 'customers.id', 'campaigns.customer_id')
    .where('campaigns.status', '=', 'active')
    .where('customers.status', '=', 'active')
    .select(['campaigns.id', 'campaigns.customer_id'])
    .executeTakeFirstOrThrow();
  const created = await api.send('operations', 'POST', 'orders', {
    body: {
      title: 'From a file',
      type: 'standard',
      customer_id: campaign.customer_id,
      campaign_id: campaign.id,
      category_id: '1',
      country_code: 'GB',
    },
  });
  order = created.json().id;
});

const columns = 'reference,address1,city,zip,start_date,end_date,start_time,end_time';
const row = (reference: string): string =>
  `${reference},1 High Street,Leeds,LS1 1AA,2026-12-01,2026-12-02,09:00,17:00`;
const file = (...lines: string[]): Buffer => Buffer.from(`${lines.join('\n')}\n`);

const create = (content: Buffer) =>
  api.send('operations', 'POST', `orders/${order}/uploads`, {
    body: { hash: createHash('sha256').update(content).digest('hex') },
  });
const put = (url: string, payload: Buffer) =>
  api.server.inject({ method: 'PUT', url: url.replace(/^http:\/\/[^/]+/, ''), payload });
const on = (id: string, action: string, body: object = {}) =>
  api.send('operations', 'POST', `orders/${order}/uploads/${id}/${action}`, { body });
const read = async (id: string) => (await api.get('operations', `orders/${order}/uploads/${id}`)).json();
const locations = () =>
  api.database.selectFrom('locations').where('order_id', '=', order).selectAll().orderBy('id').execute();

/** Announces, sends and processes a file; returns the final upload. */
async function process(content: Buffer) {
  const { id, url } = (await create(content)).json();
  expect((await put(url, content)).statusCode).toBe(204);
  expect((await on(id, 'start')).json().status).toBe('in_progress');
  await api.work();
  return read(id);
}

describe('the three steps', () => {
  it('announce, send without a token, start, and end as completed', async () => {
    const content = file(columns, row('L1'), row('L2'));
    const created = await create(content);
    expect(created.statusCode).toBe(201);
    const { id, url } = created.json();
    expect(created.json()).toMatchObject({
      status: 'pending',
      completed: 0,
      fails: [],
      progress: 0,
      cancellation_reason: null,
    });
    expect(url).toMatch(/^http:\/\/localhost:0\/v1\/files\/\w+\.csv\?expires=\d+&signature=/);
    expect((await put(url, content)).statusCode).toBe(204);
    expect((await on(id, 'start')).json()).toMatchObject({ id, status: 'in_progress' });
    await api.work();
    expect(await read(id)).toMatchObject({ status: 'completed', completed: 2, fails: [], progress: 100 });
    expect(
      (await locations()).map((location) => [location.reference, location.name, location.start_time]),
    ).toEqual([
      ['L1', 'L1', '09:00'],
      ['L2', 'L2', '09:00'],
    ]);
    const listed = (await api.get('operations', `orders/${order}/uploads`)).json().data;
    expect(listed).toEqual([await read(id)]);
  });

  it('refuse the same file while it is being processed, and accept it again afterwards', async () => {
    const content = file(columns, row('L1'));
    const first = (await create(content)).json();
    const again = await create(content);
    expect([again.statusCode, again.json().error.code]).toEqual([409, 'upload.duplicate']);
    await on(first.id, 'cancel');
    expect((await create(content)).statusCode).toBe(201);
  });

  it('refuse an invalid hash, and a file with another hash', async () => {
    const bad = await api.send('operations', 'POST', `orders/${order}/uploads`, { body: { hash: 'abc' } });
    expect([bad.statusCode, Object.keys(bad.json().error.fields)]).toEqual([422, ['hash']]);
    const { id, url } = (await create(file(columns, row('L1')))).json();
    const damaged = await put(url, file(columns, row('L2')));
    expect([damaged.statusCode, damaged.json().error.code]).toEqual([422, 'upload.damaged']);
    expect((await read(id)).status).toBe('pending');
  });

  it('are over for a started, completed or cancelled upload', async () => {
    const done = await process(file(columns, row('L1')));
    for (const action of ['start', 'cancel']) {
      const answer = await on(done.id, action);
      expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'upload.invalid_transition']);
    }
    const content = file(columns, row('L2'));
    const { id, url } = (await create(content)).json();
    await put(url, content);
    await on(id, 'start');
    expect((await on(id, 'start')).json().error.code).toBe('upload.invalid_transition');
    expect((await on(id, 'cancel', { reason: 'Wrong file' })).json()).toMatchObject({
      status: 'cancelled',
      cancellation_reason: 'Wrong file',
    });
    expect((await on(id, 'start')).json().error.code).toBe('upload.invalid_transition');
    await api.work();
    expect(await read(id)).toMatchObject({ status: 'cancelled', completed: 0 });
  });

  it('refuse to start before the file has arrived, and start afterwards', async () => {
    const content = file(columns, row('L1'));
    const { id, url } = (await create(content)).json();
    const refused = await on(id, 'start');
    expect([refused.statusCode, refused.json().error]).toEqual([
      409,
      {
        code: 'upload.not_sent',
        message: 'The file has not arrived yet. Send it before you start the upload',
      },
    ]);
    await api.work();
    expect((await read(id)).status).toBe('pending');
    await put(url, content);
    expect((await on(id, 'start')).json().status).toBe('in_progress');
  });

  it('cancel an upload whose file is lost', async () => {
    const content = file(columns, row('L1'));
    const { id, url } = (await create(content)).json();
    await put(url, content);
    await on(id, 'start');
    rmSync(path.join(dataDirectory, 'files'), { recursive: true });
    await api.work();
    expect(await read(id)).toMatchObject({
      status: 'cancelled',
      cancellation_reason: 'The file was not transferred',
    });
  });

  it('are retried, and not given up, while the file cannot be read', async () => {
    const content = file(columns, row('L1'));
    const { id, url } = (await create(content)).json();
    await put(url, content);
    await on(id, 'start');
    const key = /\w+\.csv/.exec(url)?.[0] ?? '';
    const kept = path.join(dataDirectory, 'files', key.slice(0, 2), key);
    renameSync(kept, `${kept}.aside`);
    mkdirSync(kept);
    await expect(api.work()).rejects.toThrow('failed');
    expect(await read(id)).toMatchObject({ status: 'in_progress', cancellation_reason: null });
    rmdirSync(kept);
    renameSync(`${kept}.aside`, kept);
    api.advance(60_000);
    await api.work();
    expect(await read(id)).toMatchObject({ status: 'completed', completed: 1 });
  });

  it('end with the approval of the order', async () => {
    await api.database.updateTable('orders').set({ status: 'active' }).where('id', '=', order).execute();
    expect((await create(file(columns, row('L1')))).json().error.code).toBe('order.invalid_transition');
  });

  it('can be deleted, with their locations and files', async () => {
    const { id } = await process(file(columns, row('L1')));
    const upload = await api.database
      .selectFrom('order_uploads')
      .select('file_key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect((await api.send('operations', 'DELETE', `orders/${order}/uploads`)).statusCode).toBe(204);
    expect((await api.get('operations', `orders/${order}/uploads`)).json()).toEqual({ data: [] });
    expect(await locations()).toEqual([]);
    await api.work();
    const left = await api.database
      .selectFrom('files')
      .where('key', '=', upload.file_key)
      .selectAll()
      .execute();
    expect(left).toEqual([]);
  });

  it('belong to their order', async () => {
    const { id } = (await create(file(columns, row('L1')))).json();
    expect((await api.get('operations', `orders/10001/uploads/${id}`)).statusCode).toBe(404);
    expect((await api.send('operations', 'POST', `orders/10001/uploads/${id}/start`)).statusCode).toBe(404);
  });
});

const grouped = (reference: string, group: string): string => `${row(reference)},${group}`;

describe('the file', () => {
  it('may have a byte order mark, CRLF, semicolons, quotes, other headings and more columns', async () => {
    const content = Buffer.from(
      [
        '\uFEFFReference;Address1;CITY;Zip;Start Date;End-Date;start_time;end_time;Name;Group;latitude;longitude;country_code;extra',
        '"L;1";"1 ""High"" Street',
        'Floor 2";Łódź;90-001;2026-12-01;2026-12-01;9:00;09:30;Sklep;North;51.75;19.46;pl;ignored',
        '',
        '',
      ].join('\r\n'),
    );
    expect(await process(content)).toMatchObject({ status: 'completed', completed: 1, fails: [] });
    expect(await locations()).toMatchObject([
      {
        reference: 'L;1',
        address1: '1 "High" Street\r\nFloor 2',
        city: 'Łódź',
        start_time: '09:00',
        name: 'Sklep',
        latitude: 51.75,
        country_code: 'PL',
      },
    ]);
  });

  it.each([
    [
      'a missing column',
      file('reference,address1,city,start_date,end_date,start_time', 'a'),
      'The file has no column zip, end_time. The first row must name the columns',
    ],
    ['nothing in it', Buffer.alloc(0), 'The file is empty'],
    ['only blank lines', Buffer.from('\n\n'), 'The file is empty'],
    ['another encoding', Buffer.from(columns, 'utf16le'), notUtf8],
    ['no text', Buffer.from(`%PDF-1.4\n${columns}\n`), notUtf8],
  ])('is cancelled with a reason for %s', async (_case, content, reason) => {
    expect(await process(content)).toMatchObject({ status: 'cancelled', cancellation_reason: reason });
    expect(await locations()).toEqual([]);
  });

  it('accepts a reference once, and names the row that has it', async () => {
    const first = file(columns, row('L1'), row('L2'), row('L1'), row('L1'));
    expect(await process(first)).toMatchObject({
      completed: 2,
      fails: [3, 4].map((number) => ({
        row: number,
        field: 'reference',
        message: 'Row 1 has this reference already',
      })),
    });
    const again = await create(first);
    expect([again.statusCode, again.json().error]).toEqual([
      409,
      { code: 'upload.duplicate', message: 'The locations of this file are in the order already' },
    ]);
    expect(await process(file(columns, row('L2'), row('L3')))).toMatchObject({
      completed: 1,
      fails: [{ row: 1, field: 'reference', message: 'The order has this reference already' }],
    });
    expect((await locations()).map(({ reference }) => reference)).toEqual(['L1', 'L2', 'L3']);
  });

  it.each(['L\u20112', '\u200BL\u20122', 'L-2', ' L\u22122 '])(
    'refuses a reference that reads as %j, stored before references were cleaned',
    async (stored) => {
      await process(file(columns, row('L1'), row('Other')));
      await api.database
        .updateTable('locations')
        .set({ reference: stored })
        .where('order_id', '=', order)
        .where('reference', '=', 'Other')
        .execute();
      expect(await process(file(columns, row('L\u20102'), row('L3')))).toMatchObject({
        completed: 1,
        fails: [{ row: 1, field: 'reference', message: 'The order has this reference already' }],
      });
    },
  );

  it('names the row of a reference from an earlier batch of the file', async () => {
    const rows = Array.from({ length: rowsAtOnce + 1 }, (_, index) => row(`L${index % rowsAtOnce}`));
    expect((await process(file(columns, ...rows))).fails).toEqual([
      { row: rowsAtOnce + 1, field: 'reference', message: 'Row 1 has this reference already' },
    ]);
  });

  it('reports each invalid row, and keeps the others', async () => {
    const without = (column: string): string =>
      row('X')
        .split(',')
        .map((cell, index) => (columns.split(',')[index] === column ? ' ' : cell))
        .join(',');
    const names = columns.split(',');
    const upload = await process(
      file(
        columns,
        row('good'),
        ...names.map(without),
        'a,b,c,d,2026-12-02,2026-12-01,09:00,17:00',
        'a,b,c,d,2026-12-01,2026-12-01,17:00,09:00',
        'a,b,c,d,2026-12-01,2026-12-01,09:00,09:00',
        'a,b,c,d,2026-02-30,tomorrow,25:00,noon',
        'a,b,c,d,2026-12-01,2026-12-02,09:03,17:00',
        'a,b',
        `${row('long')},too,many`,
        row('also good'),
      ),
    );
    expect(upload).toMatchObject({ status: 'completed', completed: 2 });
    const required = 'That field is required';
    expect(upload.fails.slice(0, 8)).toEqual(
      names.map((field, index) => ({ row: index + 2, field, message: required })),
    );
    const of = (number: number) =>
      upload.fails
        .filter((fail: { row: number }) => fail.row === number)
        .map((fail: { field: string; message: string }) => `${fail.field}: ${fail.message}`);
    expect(of(10)).toEqual(['start_date: Start date must be earlier than end date']);
    expect(of(11)).toEqual([
      'start_date: Start date must be earlier than end date',
      'start_time: Start time must be earlier than end time',
    ]);
    expect(of(12)).toHaveLength(2);
    expect(of(13)).toEqual([
      'start_date: 2026-02-30 is no date: there is no such day',
      'end_date: tomorrow is no date',
      'start_time: 25:00 is no time',
      'end_time: noon is no time',
    ]);
    expect(of(14)).toEqual(['start_time: Time increments of 5 min only']);
    expect(of(15)).toHaveLength(6);
    expect(of(16)).toEqual(['null: The row has more cells than the header has columns']);
    expect((await locations()).map((location) => location.reference)).toEqual(['good', 'also good']);
  });

  it('shows the failed rows as in the file, with all their problems', async () => {
    const failedRows = (id: string, as: Parameters<typeof api.get>[0] = 'support') =>
      api.get(as, `orders/${order}/uploads/${id}/failed`);
    const upload = await process(
      file(
        'Reference;Address1;city;zip;start date;end_date;start_time;end_time;note',
        'L1;1 High Street;Leeds;LS1;2026-12-01;2026-12-01;09:00;17:00;good',
        'L2;"2, High\nStreet";;LS1;2026-12-01;2026-12-01;09:00;08:00;two things',
        'L1;1 High Street;Leeds;LS1;2026-12-01;2026-12-01;09:00;17:00;the first again',
        '"L4;never closed',
      ),
    );
    const [second, third, broken, ...others] = (await failedRows(upload.id)).json().data;
    expect(second).toEqual({
      row: 2,
      problems: [
        { field: 'city', message: 'That field is required' },
        { field: 'start_date', message: 'Start date must be earlier than end date' },
        { field: 'start_time', message: 'Start time must be earlier than end time' },
      ],
      values: [
        ['Reference', 'L2'],
        ['Address1', '2, High\nStreet'],
        ['city', ''],
        ['zip', 'LS1'],
        ['start date', '2026-12-01'],
        ['end_date', '2026-12-01'],
        ['start_time', '09:00'],
        ['end_time', '08:00'],
        ['note', 'two things'],
      ].map(([column, value]) => ({ column, value })),
    });
    expect(third).toMatchObject({
      row: 3,
      values: expect.arrayContaining([{ column: 'Reference', value: 'L1' }]),
    });
    expect(broken).toMatchObject({ row: 4, problems: [{ field: null }], values: [] });
    expect(others).toEqual([]);
    expect((await api.get('support', `orders/10001/uploads/${upload.id}/failed`)).statusCode).toBe(404);
    rmSync(path.join(dataDirectory, 'files'), { recursive: true });
    expect((await failedRows(upload.id)).json().data).toMatchObject([
      { row: 2, values: [] },
      { row: 3, values: [] },
      { row: 4, values: [] },
    ]);
  });

  it.each([
    ['windows-1252', (text: string) => Buffer.from(text, 'latin1')],
    ['UTF-16', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ])('is read as Excel writes it in %s', async (_encoding, encode) => {
    const content = encode(`${columns}\n${row('Zo\xeb').replace('Leeds', 'K\xf6ln')}\n`);
    expect(await process(content)).toMatchObject({
      status: 'completed',
      completed: 1,
      fails: [],
      progress: 100,
    });
    expect(await locations()).toMatchObject([{ reference: 'Zoë', city: 'Köln' }]);
  });

  it('reports bytes that are not UTF-8 and a quote that is never closed', async () => {
    const latin = Buffer.concat([
      file(columns),
      Buffer.from(`${row('L1').replace('Leeds', 'Dvo\xf8\xe1k')}\n`, 'latin1'),
    ]);
    expect((await process(latin)).fails).toEqual([
      { row: 1, field: 'city', message: expect.stringContaining('This text is not UTF-8') },
    ]);
    const open = file(columns, row('L1'), '"L2,never closed', row('L3'));
    expect(await process(open)).toMatchObject({
      status: 'completed',
      completed: 1,
      fails: [
        {
          row: 2,
          field: null,
          message: 'This row and the rest of the file cannot be read: check the quotes',
        },
      ],
    });
  });

  it('creates each group once', async () => {
    await process(
      file(`${columns},group`, grouped('L1', 'North'), grouped('L2', 'NORTH'), grouped('L3', 'South')),
    );
    const groups = (await api.get('operations', `orders/${order}/locations/groups`)).json().data;
    expect(groups.map((group: { name: string }) => group.name)).toEqual(['North', 'South']);
  });
});

const services = () => ({
  database: api.database,
  clock: () => api.now(),
  settings: { ...readSettings({ API_PORT: '0' }, ''), dataDirectory },
});
const step = () => runNext(services(), works, () => {});

describe('long files', () => {
  const many = file(
    columns,
    ...Array.from({ length: 620 }, (_, index) => row(index % 250 === 249 ? '' : `L${index}`)),
  );

  it('are read in batches that show their progress, and can be cancelled in between', async () => {
    const { id, url } = (await create(many)).json();
    await put(url, many);
    await on(id, 'start');
    await step();
    const half = await read(id);
    expect(half).toMatchObject({ status: 'in_progress', completed: 249, rows_read: 250 });
    expect(half.progress).toBeGreaterThan(30);
    expect(half.progress).toBeLessThan(50);
    await on(id, 'cancel');
    await api.work();
    expect(await read(id)).toMatchObject({ status: 'cancelled', completed: 0 });
    expect(await locations()).toEqual([]);
  });

  it('continue where they were when a batch fails after its rows were written', async () => {
    const { id, url } = (await create(many)).json();
    await put(url, many);
    await on(id, 'start');
    await step();
    const failures: unknown[] = [];
    const broken = new Map(
      [...works].map(([name, work]) => [
        name,
        {
          ...work,
          handler: async (payload: never, given: Parameters<typeof work.handler>[1]) => {
            await work.handler(payload, given);
            throw new Error('The process died before the commit');
          },
        },
      ]),
    );
    await runNext(services(), broken, (error) => failures.push(error));
    expect(failures).toHaveLength(1);
    expect(await read(id)).toMatchObject({ completed: 249, rows_read: 250 });
    api.advance(60_000);
    await api.work();
    expect(await read(id)).toMatchObject({ status: 'completed', completed: 618, rows_read: 620 });
    const references = (await locations()).map((location) => location.reference);
    expect(references).toHaveLength(618);
    expect(new Set(references).size).toBe(618);
  });
});
