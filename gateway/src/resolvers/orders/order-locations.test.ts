import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TestGateway } from '../../testing/gateway.ts';
import { RestServer, envelope, restError } from '../../testing/rest-server.ts';

let rest: RestServer;
let gateway: TestGateway;

const order = { id: '7', title: 'Audit' };
const groups = [
  { id: '1', name: 'City', job_time_limit: 30, hide_from_market: false },
  { id: '2', name: 'Shore', job_time_limit: null, hide_from_market: true },
];
const location = (id: string) => ({ id, name: `Shop ${id}`, group: { id: '1', name: 'City' } });
const upload = {
  id: '9',
  status: 'completed',
  completed: 2,
  fails: [{ row: 3, field: 'city', message: 'Required' }],
  cancellation_reason: null,
};

beforeAll(async () => {
  rest = await RestServer.start();
  gateway = await TestGateway.start(rest.url);
});
beforeEach(() => {
  rest.forget();
  rest
    .on('GET /orders/7', { body: order })
    .on('GET /orders', envelope([order]))
    .on('GET /orders/7/locations', envelope([location('1'), location('2'), { id: '3', group: null }]))
    .on('GET /orders/7/locations/groups', { body: { data: groups } })
    .on('GET /orders/7/uploads', { body: { data: [upload] } })
    .on('GET /orders/7/uploads/9', { body: upload })
    .on('GET /orders/7/uploads/9/failed', {
      body: {
        data: [
          {
            row: 3,
            problems: [{ field: 'city', message: 'Required' }],
            values: [{ column: 'reference', value: 'L3' }],
          },
        ],
      },
    })
    .on('POST /orders/7/uploads/9/start', { body: { ...upload, status: 'in_progress' } })
    .on('POST /orders/7/uploads/9/cancel', { body: { ...upload, cancellation_reason: 'Wrong file' } })
    .on('DELETE /orders/7/uploads', { status: 204 })
    .on('PUT /orders/7/locations/groups/2', { body: { ...groups[1], name: 'Coast' } })
    .on('POST /orders/7/locations/remove-restrictions', { body: order });
});
afterAll(async () => {
  await gateway.stop();
  await rest.stop();
});

describe("an order's locations", () => {
  test('name their groups in one call', async () => {
    const answer = await gateway.ask(
      `{ order(id: "7") { locations(page: 2, perPage: 3) { items { id group { id name } } pageInfo { total } } } }`,
    );
    expect(answer.errors).toBeUndefined();
    expect(rest.calls).toEqual(['GET /orders/7', 'GET /orders/7/locations']);
    expect(rest.arrivals[1]?.query.toString()).toBe('page=2&per_page=3');
  });

  test('take one more call for the restrictions of their groups, however many there are', async () => {
    const answer = await gateway.ask(
      `{ order(id: "7") { locations { items { id group { name jobTimeLimit hideFromMarket } } }
           locationGroups { id hideFromMarket } } }`,
    );
    const group = { name: 'City', jobTimeLimit: 30, hideFromMarket: false };
    expect(answer).toEqual({
      data: {
        order: {
          locations: {
            items: [
              { id: '1', group },
              { id: '2', group },
              { id: '3', group: null },
            ],
          },
          locationGroups: [
            { id: '1', hideFromMarket: false },
            { id: '2', hideFromMarket: true },
          ],
        },
      },
    });
    expect(rest.calls.toSorted()).toEqual([
      'GET /orders/7',
      'GET /orders/7/locations',
      'GET /orders/7/locations/groups',
    ]);
  });

  test('may fail without failing the order', async () => {
    rest.on('GET /orders/7/locations', restError(500, 'internal', 'no'));
    const answer = await gateway.ask('{ order(id: "7") { title locations { pageInfo { total } } } }');
    expect(answer.data).toEqual({ order: { title: 'Audit', locations: null } });
    expect(answer.errors).toMatchObject([{ path: ['order', 'locations'] }]);
  });

  test('lose a restriction, and their groups change, in one call each', async () => {
    const answer = await gateway.ask(
      `mutation {
         updateLocationGroup(input: { orderId: "7", id: "2", name: "Coast", jobTimeLimit: null }) { id name hideFromMarket }
         removeLocationRestrictions(input: { id: "7", type: JOB_TIME_LIMIT }) { id title }
       }`,
    );
    expect(answer).toEqual({
      data: {
        updateLocationGroup: { id: '2', name: 'Coast', hideFromMarket: true },
        removeLocationRestrictions: order,
      },
    });
    expect(rest.arrivals.map(({ method, path, body }) => `${method} ${path} ${body}`)).toEqual([
      'PUT /orders/7/locations/groups/2 {"name":"Coast","job_time_limit":null}',
      'POST /orders/7/locations/remove-restrictions {"type":"job_time_limit"}',
    ]);
  });
});

describe('uploads of locations', () => {
  test('mark rows without an exact place, when REST does', async () => {
    const notices = [{ row: 4, field: 'address1', message: 'Not found' }];
    rest.on('GET /orders/7/uploads', { body: { data: [{ ...upload, locating: 2, notices }, upload] } });
    const answer = await gateway.ask(
      `{ order(id: "7") { uploads { locating notices { row field message } } } }`,
    );
    expect(answer).toEqual({
      data: {
        order: {
          uploads: [
            { locating: 2, notices },
            { locating: null, notices: null },
          ],
        },
      },
    });
  });

  test('are listed, and one is polled', async () => {
    const answer = await gateway.ask(
      `{ order(id: "7") { uploads { id status completed fails { row field message } }
           upload(id: "9") { status } missing: upload(id: "8") { status } } }`,
    );
    expect(answer).toEqual({
      data: {
        order: {
          uploads: [{ id: '9', status: 'COMPLETED', completed: 2, fails: upload.fails }],
          upload: { status: 'COMPLETED' },
          missing: null,
        },
      },
    });
  });

  test('list the failed rows with their values in one more call, when REST has them', async () => {
    const query = `{ order(id: "7") { upload(id: "9") {
      progress failed { row problems { field message } values { column value } } } } }`;
    expect(await gateway.ask(query)).toEqual({
      data: {
        order: {
          upload: {
            progress: null,
            failed: [
              {
                row: 3,
                problems: [{ field: 'city', message: 'Required' }],
                values: [{ column: 'reference', value: 'L3' }],
              },
            ],
          },
        },
      },
    });
    expect(rest.calls).toEqual([
      'GET /orders/7',
      'GET /orders/7/uploads/9',
      'GET /orders/7/uploads/9/failed',
    ]);
    rest.on('GET /orders/7/uploads/9/failed', restError(404, 'not_found', 'Not found'));
    expect(await gateway.ask(query)).toEqual({
      data: { order: { upload: { progress: null, failed: null } } },
    });
  });

  test('are announced, started, cancelled and deleted in one call each', async () => {
    rest.on('POST /orders/7/uploads', { status: 201, body: { ...upload, status: 'pending', hash: 'ab' } });
    const answer = await gateway.ask(
      `mutation {
         createLocationsUpload(input: { orderId: "7", hash: "ab" }) { id status hash }
         startLocationsUpload(input: { orderId: "7", id: "9" }) { status }
         cancelLocationsUpload(input: { orderId: "7", id: "9", reason: "Wrong file" }) { cancellationReason }
         deleteLocationsUploads(orderId: "7") { id }
       }`,
    );
    expect(answer).toEqual({
      data: {
        createLocationsUpload: { id: '9', status: 'PENDING', hash: 'ab' },
        startLocationsUpload: { status: 'IN_PROGRESS' },
        cancelLocationsUpload: { cancellationReason: 'Wrong file' },
        deleteLocationsUploads: { id: '7' },
      },
    });
    expect(rest.arrivals.map(({ method, path, body }) => `${method} ${path} ${body}`)).toEqual([
      'POST /orders/7/uploads {"hash":"ab"}',
      'POST /orders/7/uploads/9/start ',
      'POST /orders/7/uploads/9/cancel {"reason":"Wrong file"}',
      'DELETE /orders/7/uploads ',
    ]);
  });

  test('of a file that is being processed are refused', async () => {
    rest.on('POST /orders/7/uploads', restError(409, 'upload.duplicate', 'This file is being processed'));
    const { errors } = await gateway.ask(
      'mutation { createLocationsUpload(input: { orderId: "7", hash: "ab" }) { id } }',
    );
    expect(errors).toMatchObject([{ extensions: { code: 'upload.duplicate', status: 409 } }]);
  });
});
