// @module-tag any-store
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GatewayProcess, startGateway } from '../support/processes/gateway-process.ts';
import { bytes, failure, plain } from './behaviours.ts';
import { type Call, type FaultyRest, answerJson, order, page, startFaultyRest } from './faulty-rest.ts';
import { ask } from './gateway-answers.ts';
import { invalid, network } from './told.ts';

let rest: FaultyRest;
let gateway: GatewayProcess;
beforeAll(async () => {
  rest = await startFaultyRest();
  gateway = await startGateway(rest.url, { REST_TIMEOUT_MS: '1000' });
});
afterAll(async () => {
  await gateway.stop();
  await rest.stop();
});

type Campaign = { id: unknown; name?: unknown };
const campaign = (id: string, name = `Campaign ${id}`): Campaign => ({ id, name });

/** Three orders of three campaigns, of which REST v1 only names the ids; `rows` answers for those. */
const orders = [1, 2, 3].map((number) => ({ ...order(`7${number}`), campaign_id: String(number) }));
const serve = (answerCampaigns: (call: Call) => void) =>
  rest.behave((call) => {
    if (call.path === '/campaigns') answerCampaigns(call);
    else answerJson(call.response, page(orders));
  });
const rows = (campaigns: readonly unknown[]) =>
  serve(({ response }) => answerJson(response, page(campaigns)));

const query = '{ orders { items { id campaign { id name } } } }';
type Row = { id: string; campaign: { id: string; name: string } | null };
const isRows = (value: unknown): value is Row[] => Array.isArray(value);

async function read() {
  const { answer } = await ask(gateway.url, query);
  const items: unknown = Object(answer.data?.['orders'])['items'];
  return {
    names: isRows(items) ? items.map((row) => row.campaign?.name ?? null) : items,
    // GraphQL promises no order of the errors of siblings.
    failures: (answer.errors ?? [])
      .map(({ path, extensions: { code, status } }) => ({ row: path?.[2], code, status }))
      .toSorted((one, other) => Number(one.row) - Number(other.row)),
  };
}
const all = { names: ['Campaign 1', 'Campaign 2', 'Campaign 3'], failures: [] };
const failed = (row: number, told = invalid) => ({ row, ...told });

describe('rows that are read by their ids', () => {
  it.each<[string, readonly Campaign[]]>([
    ['in another order', [campaign('3'), campaign('1'), campaign('2')]],
    [
      'with some that nobody asked for',
      [campaign('9'), campaign('1'), campaign('2'), campaign('3'), campaign('8')],
    ],
    [
      'with numbers as ids',
      orders.map((_order, index) => ({ ...campaign(String(index + 1)), id: index + 1 })),
    ],
    ['twice', [campaign('1'), campaign('1'), campaign('2'), campaign('2'), campaign('3'), campaign('3')]],
  ])('%s are matched by their ids', async (_what, campaigns) => {
    rows(campaigns);
    expect(await read()).toEqual(all);
    expect(rest.calls()).toEqual(['GET /orders', 'GET /campaigns']);
  });

  it.each<[string, readonly unknown[]]>([
    ['one too few', [campaign('1'), campaign('3')]],
    [
      'one under the id of another',
      [campaign('1'), campaign('3', 'Campaign 3'), campaign('3', 'Campaign 3')],
    ],
    ['one without an id', [campaign('1'), { name: 'Campaign 2' }, campaign('3')]],
    ['one without a name', [campaign('1'), { id: '2', name: null }, campaign('3')]],
    ['one with an object for a name', [campaign('1'), { id: '2', name: {} }, campaign('3')]],
  ])('%s: only that one is missing', async (_what, campaigns) => {
    rows(campaigns);
    expect(await read()).toEqual({ names: ['Campaign 1', null, 'Campaign 3'], failures: [failed(1)] });
  });

  it.each<[string, (call: Call) => void, { code: string; status: number }]>([
    ['rows that are null', ({ response }) => answerJson(response, page([null])), invalid],
    ['no list', ({ response }) => answerJson(response, { data: {} }), invalid],
    ['nothing', plain(''), invalid],
    ['what is no JSON', plain('<html>', 200), invalid],
    ['a failure', failure(403, 'auth.forbidden'), { code: 'auth.forbidden', status: 403 }],
    ['a page of a proxy', plain('<html>', 503), network],
    ['the end of the connection', bytes(), network],
  ])('answered with %s leave the rest of the answer unchanged', async (_what, behaviour, told) => {
    serve(behaviour);
    expect(await read()).toEqual({
      names: [null, null, null],
      failures: [failed(0, told), failed(1, told), failed(2, told)],
    });
  });

  it('are read again by the next request', async () => {
    rows(orders.map(({ campaign_id: id }) => campaign(id)));
    expect(await read()).toEqual(all);
  });
});
