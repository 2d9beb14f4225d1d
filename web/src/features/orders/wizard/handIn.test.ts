import type { ApolloClient, DocumentNode } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handIn } from './handIn.ts';
import type { OrderValues } from './orderSchemas.ts';
import { newOrder } from './orderValues.ts';

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

/** The server with one draft of one order, which answers with these failures first. */
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

test('a draft is brought up to date, handed in, and started where it goes live at once', async () => {
  const { hand, save, sent } = start();
  expect(await hand(now)).toEqual({ id: '8', name: 'Shelves' });
  expect(save).toHaveBeenCalledOnce();
  expect(sent).toEqual(['SubmitOrder', 'StartOrder']);
});

test('one that starts later is not started', async () => {
  const { hand, sent } = start();
  await hand();
  expect(sent).toEqual(['SubmitOrder']);
});

test('what was handed in already is neither changed nor handed in again', async () => {
  const { hand, save, sent } = start({ status: 'PENDING', known: '8' });
  expect(await hand()).toEqual({ id: '8', name: 'Shelves' });
  expect(save).not.toHaveBeenCalled();
  expect(sent).toEqual([]);
});

test('a conflict is none where the order has been handed in by a request whose answer was lost', async () => {
  const { hand, failures, save, become, sent } = start();
  failures['SubmitOrder']?.push(refused(409, 'order.invalid_transition'));
  // It is handed in after this one has looked.
  save.mockImplementation(async () => {
    become('PENDING');
    return '8';
  });
  expect(await hand()).toEqual({ id: '8', name: 'Shelves' });
  expect(sent).toEqual(['SubmitOrder']);
});

test('a conflict over what is still a draft is one', async () => {
  const { hand, failures } = start();
  failures['SubmitOrder']?.push(refused(409, 'order.other'));
  await expect(hand()).rejects.toThrow('order.other');
});

test('while a file is being read it waits, says so, and hands in afterwards', async () => {
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

test('an order whose start failed is there all the same', async () => {
  const { hand, failures } = start();
  failures['StartOrder']?.push(refused(409, 'order.invalid_transition'));
  await expect(hand(now)).resolves.toEqual({ id: '8', name: 'Shelves' });
});

test('what is refused is told to who handed it in', async () => {
  const { hand, failures } = start();
  failures['SubmitOrder']?.push(refused(422, 'validation.failed'));
  await expect(hand()).rejects.toThrow('validation.failed');
});
