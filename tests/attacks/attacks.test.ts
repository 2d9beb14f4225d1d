// @module-tag any-store
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWire } from '../rest/bad-input/wire.ts';
import { type GatewayProcess, startGateway } from '../support/processes/gateway-process.ts';
import { type CountingRest, startCountingRest } from './counting-rest.ts';
import type { Attack } from './attack.ts';
import { attacks } from './attacks.ts';
import { postQuery } from './wire-request.ts';

let rest: CountingRest;
let gateway: GatewayProcess;
beforeAll(async () => {
  rest = await startCountingRest();
  gateway = await startGateway(rest.url);
});
afterAll(async () => {
  await gateway.stop();
  await rest.stop();
});

async function send({ bytes }: Pick<Attack, 'bytes'>, port = gateway.port) {
  const wire = openWire(port, '127.0.0.1');
  try {
    const answer = await wire.exchange(bytes);
    return {
      status: answer?.status,
      errors: errorsIn(answer?.text ?? '{}'),
      length: answer?.text.length ?? 0,
    };
  } finally {
    wire.close();
  }
}

type AnsweredError = { message: string; extensions: { code: string; status: number } };
const errorsIn = (text: string): AnsweredError[] => {
  const { errors = [] }: { errors?: AnsweredError[] } = JSON.parse(text);
  return errors;
};

describe('attacks are refused with a message, before REST v1 is called', () => {
  it.each(attacks.map((attack) => [attack.name, attack] as const))('%s', async (_name, attack) => {
    // A known request may take another path.
    for (let time = 0; time < 2; time += 1) {
      const { status, errors, length } = await send(attack);
      expect({ status, code: errors[0]?.extensions.code }).toEqual({
        status: attack.status,
        code: attack.code,
      });
      for (const { message, extensions } of errors) {
        expect(message).not.toMatch(/stack|node_modules|RangeError|TypeError|\bat \w+ \(/);
        expect(extensions.status).toBeLessThan(500);
      }
      // An answer longer than its request would allow amplification.
      expect(length).toBeLessThan(10_000);
    }
    expect(rest.calls()).toBe(0);
  });

  it('and the next honest request is answered as usual', async () => {
    expect(await send({ bytes: postQuery('{ __typename }') })).toMatchObject({ status: 200, errors: [] });
    expect(Object.prototype).not.toHaveProperty('admin');
  });
});

describe('in production the schema cannot be guessed', () => {
  let hidden: GatewayProcess;
  beforeAll(async () => {
    hidden = await startGateway(rest.url, { NODE_ENV: 'production' });
  });
  afterAll(() => hidden.stop());

  it.each<[string, Buffer]>([
    ['fields', postQuery('{ ordrs { id } }')],
    ['arguments', postQuery('{ orders(pge: 1) { items { id } } }')],
    ['types', postQuery('query Q($filter: OrdrFilter) { orders(filter: $filter) { items { id } } }')],
    ['words of an enum', postQuery('{ orders(filter: { status: [DRAF] }) { items { id } } }')],
    [
      'words of an enum, in variables',
      postQuery('query Q($s: [OrderStatusFilter!]) { orders(filter: { status: $s }) { items { id } } }', {
        s: ['DRAF'],
      }),
    ],
    [
      'fields of an input, in variables',
      postQuery('query Q($filter: OrderFilter) { orders(filter: $filter) { items { id } } }', {
        filter: { keyword: 'a' },
      }),
    ],
    ['the whole of it', postQuery('{ __schema { types { name } } }')],
    ['one type', postQuery('{ __type(name: "Order") { fields { name } } }')],
  ])('from suggestions: %s', async (_name, bytes) => {
    const { status, errors } = await send({ bytes }, hidden.port);
    expect(status).toBe(400);
    expect(errors.map(({ message }) => message).join()).not.toMatch(/did you mean|keywords|DRAFT|"page"/i);
  });
});
