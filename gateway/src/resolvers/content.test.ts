import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TestGateway } from '../testing/gateway.ts';
import { RestServer, envelope, restError } from '../testing/rest-server.ts';

let rest: RestServer;
let gateway: TestGateway;

const collection = {
  id: '1',
  name: 'Start here',
  status: 'active',
  items: [{ id: '8', name: 'First job' }],
  attribute1: null,
  attribute2: 'blue',
  display_order: 3,
  created_at: '2026-10-01T00:00:00Z',
};
const media = { id: '5', type: 'photo', status: 'ready', media_url: '/files/media/5', mime: 'png' };
const news = {
  id: '2',
  title: 'New city',
  body: 'Cork',
  status: 'hidden',
  created_at: '2026-10-01T00:00:00Z',
  media,
};
const training = { ...news, id: '3', title: 'How to photograph', display_order: 1 };
const counts = {
  body: {
    stats: [
      { status: 'active', total: 4 },
      { status: 'hidden', total: 1 },
    ],
  },
};

beforeAll(async () => {
  rest = await RestServer.start();
  for (const [path, item, id] of [
    ['collections', collection, '1'],
    ['news', news, '2'],
    ['training', training, '3'],
  ] as const)
    rest
      .on(`GET /app-manager/${path}`, envelope([item]))
      .on(`GET /app-manager/${path}/${id}`, { body: item })
      .on(`GET /app-manager/${path}/summary`, counts)
      .on(`GET /app-manager/${path}/items`, envelope([{ id: '8', name: 'First job' }]))
      .on(`POST /app-manager/${path}`, { status: 201, body: item })
      .on(`PUT /app-manager/${path}/${id}`, { body: item });
  gateway = await TestGateway.start(rest.url);
});
beforeEach(() => rest.forget());
afterAll(async () => {
  await gateway.stop();
  await rest.stop();
});

const summary = {
  total: 5,
  groups: [
    { value: 'ACTIVE', total: 4 },
    { value: 'HIDDEN', total: 1 },
  ],
};

describe('lists', () => {
  test.each([
    ['collections', 'collections', 'id name items { name } attribute2 displayOrder', '-created_at'],
    ['news', 'news', 'id title body media { type status mime }', 'id'],
    ['trainings', 'training', 'id title displayOrder', 'id'],
  ])('of %s take one call, and one for the counts', async (field, path, fields, sort) => {
    const answer = await gateway.ask(
      `{ ${field}(filter: { keywords: "a", status: [ACTIVE, HIDDEN] }) {
           items { ${fields} status } summary { total groups { value total } } pageInfo { total } } }`,
    );
    expect(answer.errors).toBeUndefined();
    expect(answer.data?.[field]).toMatchObject({ summary, pageInfo: { total: 1 } });
    expect(rest.sent).toEqual([
      `GET /app-manager/${path}?page=1&per_page=25&sort=${sort}&keywords=a&status[]=active&status[]=hidden`,
      `GET /app-manager/${path}/summary?keywords=a`,
    ]);
  });

  test('may be read without their counts', async () => {
    rest.on('GET /app-manager/news/summary', restError(500, 'internal', 'no'));
    const answer = await gateway.ask('{ news { items { title media { mediaUrl } } summary { total } } }');
    expect(answer.data).toEqual({
      news: { items: [{ title: 'New city', media: { mediaUrl: '/files/media/5' } }], summary: null },
    });
  });
});

test('each is read by its own call, and is null when it does not exist', async () => {
  const answer = await gateway.ask(
    `{ collection(id: "1") { name status items { id } } newsItem(id: "2") { title } training(id: "3") { title }
       a: collection(id: "9") { id } b: newsItem(id: "9") { id } c: training(id: "9") { id } }`,
  );
  expect(answer).toEqual({
    data: {
      collection: { name: 'Start here', status: 'ACTIVE', items: [{ id: '8' }] },
      newsItem: { title: 'New city' },
      training: { title: 'How to photograph' },
      a: null,
      b: null,
      c: null,
    },
  });
});

test('content to show is searched by text', async () => {
  const answer = await gateway.ask(
    '{ collectionItems(keyword: "first") { id name } newsContentItems(perPage: 10) { name } }',
  );
  expect(answer).toEqual({
    data: {
      collectionItems: [{ id: '8', name: 'First job' }],
      newsContentItems: [{ name: 'First job' }],
    },
  });
  expect(rest.sent.toSorted()).toEqual([
    'GET /app-manager/collections/items?per_page=25&keyword=first',
    'GET /app-manager/news/items?per_page=10',
  ]);
});

test('content is created and changed in one call each', async () => {
  const answer = await gateway.ask(
    `mutation {
       createCollection(input: { name: "Start here", items: ["8"], displayOrder: 3 }) { id items { name } }
       updateCollection(input: { id: "1", status: HIDDEN, attribute1: null }) { id }
       createNewsItem(input: { title: "New city", body: "Cork", status: HIDDEN }) { status }
       updateNewsItem(input: { id: "2", title: "Newer" }) { id }
       createTraining(input: { title: "How", body: "So", displayOrder: 1 }) { id }
       updateTraining(input: { id: "3", displayOrder: 2 }) { displayOrder }
     }`,
  );
  expect(answer).toEqual({
    data: {
      createCollection: { id: '1', items: [{ name: 'First job' }] },
      updateCollection: { id: '1' },
      createNewsItem: { status: 'HIDDEN' },
      updateNewsItem: { id: '2' },
      createTraining: { id: '3' },
      updateTraining: { displayOrder: 1 },
    },
  });
  expect(rest.sent).toEqual([
    'POST /app-manager/collections {"name":"Start here","items":["8"],"status":"active","display_order":3}',
    'PUT /app-manager/collections/1 {"status":"hidden","attribute1":null}',
    'POST /app-manager/news {"title":"New city","body":"Cork","status":"hidden"}',
    'PUT /app-manager/news/2 {"title":"Newer"}',
    'POST /app-manager/training {"title":"How","body":"So","status":"active","display_order":1}',
    'PUT /app-manager/training/3 {"display_order":2}',
  ]);
});
