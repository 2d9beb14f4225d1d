import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TestGateway } from '../testing/gateway.ts';
import { RestServer } from '../testing/rest-server.ts';

let rest: RestServer;
let gateway: TestGateway;

const columns = {
  order: ['id'],
  shown: [],
  hidden: ['city'],
  pinned: [],
  widths: [{ column: 'id', width: 90 }],
};
const view = {
  id: '5',
  list: '/jobs',
  name: 'Late',
  search: 'sort=-id',
  columns,
  audience: 'role',
  role: { id: '3', name: 'operations' },
  default: true,
  owner: { id: '1', name: 'Ada Lane' },
  editable: false,
  created_at: '2026-10-01T00:00:00Z',
  updated_at: '2026-10-01T00:00:00Z',
};

beforeAll(async () => {
  rest = await RestServer.start();
  gateway = await TestGateway.start(rest.url);
});
beforeEach(() => {
  rest.forget();
  rest
    .on('GET /saved-views', { body: { data: [view] } })
    .on('POST /saved-views', { status: 201, body: view })
    .on('PUT /saved-views/5', { body: view })
    .on('DELETE /saved-views/5', { status: 204 })
    .on('GET /account/preferences', { body: { data: [{ name: 'row-density', value: '"roomy"' }] } })
    .on('POST /account/preferences', { body: { name: 'row-density', value: '"compact"' } });
});
afterAll(async () => {
  await gateway.stop();
  await rest.stop();
});

test('views of a list are read in one call', async () => {
  const answer = await gateway.ask(
    `{ savedViews(list: "/jobs") {
         id name search audience default editable role { name } owner { name } createdAt
         columns { order hidden widths { column width } } } }`,
  );
  expect(answer).toEqual({
    data: {
      savedViews: [
        {
          id: '5',
          name: 'Late',
          search: 'sort=-id',
          audience: 'ROLE',
          default: true,
          editable: false,
          role: { name: 'operations' },
          owner: { name: 'Ada Lane' },
          createdAt: '2026-10-01T00:00:00Z',
          columns: { order: ['id'], hidden: ['city'], widths: [{ column: 'id', width: 90 }] },
        },
      ],
    },
  });
  expect(rest.sent).toEqual(['GET /saved-views?list=/jobs']);
});

test('a view is created, changed from a version, and deleted', async () => {
  const answer = await gateway.ask(
    `mutation ($columns: ViewColumnsInput!) {
       createSavedView(input: { list: "/jobs", name: "Late", search: "", columns: $columns, audience: ROLE }) { id }
       updateSavedView(input: { id: "5", expectedVersion: "\\"v1\\"", default: false }) { id }
       deleteSavedView(id: "5")
     }`,
    { variables: { columns } },
  );
  expect(answer).toEqual({
    data: { createSavedView: { id: '5' }, updateSavedView: { id: '5' }, deleteSavedView: '5' },
  });
  expect(rest.arrivals.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /saved-views',
    'PUT /saved-views/5',
    'DELETE /saved-views/5',
  ]);
  expect(rest.arrivals.map(({ body }) => (body === '' ? null : JSON.parse(body)))).toEqual([
    { list: '/jobs', name: 'Late', search: '', columns, audience: 'role' },
    { default: false },
    null,
  ]);
  expect(rest.arrivals[1]?.headers['if-match']).toBe('"v1"');
});

test('a setting is written by its name', async () => {
  const answer = await gateway.ask(
    `mutation { setPreference(input: { name: "row-density", value: "\\"compact\\"" }) { name value } }`,
  );
  expect(answer).toEqual({ data: { setPreference: { name: 'row-density', value: '"compact"' } } });
  expect(await gateway.ask('{ preferences { name value } }')).toEqual({
    data: { preferences: [{ name: 'row-density', value: '"roomy"' }] },
  });
});
