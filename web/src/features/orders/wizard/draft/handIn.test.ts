import type { ApolloClient, DocumentNode } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handIn } from './handIn.ts';
import type { OrderValues } from '../orderSchemas.ts';
import { newOrder } from '../orderValues.ts';

const fresh = newOrder();
const values: OrderValues = {
  ...fresh,
  type: { type: 'ANYWHERE' },
  details: { ...fresh.details, title: 'Shelves' },
  dates: { ...fresh.dates, startDate: '2030-06-01', endDate: '2030-06-30' },
};
const now: OrderValues = { ...values, dates: { ...values.dates, start: 'now' } };

const refused = (status: number, code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: code, extensions: { status, code } }] });

const nameOf = ({ definitions: [first] }: DocumentNode): string =>
  first?.kind === 'OperationDefinition' ? (first.name?.value ?? '') : '';

/** A server with one draft of an order, which first answers with these failures. */
function start({ status = 'DRAFT', known = null as string | null } = {}) {
  const failures: Record<string, unknown[]> = { SubmitOrder: [], StartOrder: [] };
  const sent: string[] = [];
  let current = status;
  const client = {
    mutate: async ({ mutation }: { mutation: DocumentNode }) => {
      const name = nameOf(mutation);
      sent.push(name);
      const failure = failures[name]?.shift();
      if (failure instanceof Error) throw failure;
      current = name === 'SubmitOrder' ? 'PENDING' : 'STARTED';
      return { data: { [name === 'SubmitOrder' ? 'submitOrder' : 'startOrder']: { id: '8' } } };
    },
    query: async () => ({ data: { order: { id: '8', status: current } } }),
  } as unknown as ApolloClient;
  const save = vi.fn<() => Promise<string>>(async () => '8');
  const onWait = vi.fn<() => void>();
  const server = { orderIdOf: () => known, save, adopt: () => undefined };
  return {
    sent,
    save,
    onWait,
    failures,
    become: (next: string) => {
      current = next;
    },
    hand: (what: OrderValues = values) =>
      handIn({ client, order: { server, copyOf: null }, save, onWait }, what, 'draft'),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a draft is updated, submitted, and started if it goes live immediately', async () => {
  const { hand, save, sent } = start();
  expect(await hand(now)).toEqual({ id: '8', name: 'Shelves' });
  expect(save).toHaveBeenCalledOnce();
  expect(sent).toEqual(['SubmitOrder', 'StartOrder']);
});

test('an order with a later start is not started', async () => {
  const { hand, sent } = start();
  await hand();
  expect(sent).toEqual(['SubmitOrder']);
});

test('a submitted order is neither changed nor submitted again', async () => {
  const { hand, save, sent } = start({ status: 'PENDING', known: '8' });
  expect(await hand()).toEqual({ id: '8', name: 'Shelves' });
  expect(save).not.toHaveBeenCalled();
  expect(sent).toEqual([]);
});

test('a conflict is ignored if a request whose answer was lost has submitted the order', async () => {
  const { hand, failures, save, become, sent } = start();
  failures['SubmitOrder']?.push(refused(409, 'order.invalid_transition'));
  // It is submitted after the check.
  save.mockImplementation(async () => {
    become('PENDING');
    return '8';
  });
  expect(await hand()).toEqual({ id: '8', name: 'Shelves' });
  expect(sent).toEqual(['SubmitOrder']);
});

test('a conflict while it is still a draft is an error', async () => {
  const { hand, failures } = start();
  failures['SubmitOrder']?.push(refused(409, 'order.other'));
  await expect(hand()).rejects.toThrow('order.other');
});

test('submitting waits for a file that is being read, shows it, and continues afterwards', async () => {
  const { hand, failures, onWait, sent } = start();
  failures['SubmitOrder']?.push(refused(409, 'order.uploads_running'));
  const handed = hand();
  await vi.advanceTimersByTimeAsync(4_900);
  expect(onWait).toHaveBeenCalledOnce();
  expect(sent).toEqual(['SubmitOrder']);
  await vi.advanceTimersByTimeAsync(200);
  await handed;
  expect(sent).toEqual(['SubmitOrder', 'SubmitOrder']);
});

test('an order whose start failed exists all the same', async () => {
  const { hand, failures } = start();
  failures['StartOrder']?.push(refused(409, 'order.invalid_transition'));
  await expect(hand(now)).resolves.toEqual({ id: '8', name: 'Shelves' });
});

test('a refusal is passed on to the caller', async () => {
  const { hand, failures } = start();
  failures['SubmitOrder']?.push(refused(422, 'validation.failed'));
  await expect(hand()).rejects.toThrow('validation.failed');
});
