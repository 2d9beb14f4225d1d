import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { expect, test } from 'vitest';
import type { CreateOrderInput, UpdateOrderInput } from '../../../../graphql/generated/schema.ts';
import { DraftChangedElsewhere } from './draftRecord.ts';
import type { ServerDraft } from './draftRecord.ts';
import type { OrderDraftFragment } from '../OrderWizard.generated.ts';
import type { OrderValues } from '../orderSchemas.ts';
import { newOrder } from '../orderValues.ts';
import { saveDraft } from './saveDraft.ts';

const fresh = newOrder();
const named = (title: string): OrderValues => ({
  ...fresh,
  type: { type: 'STANDARD' },
  customer: { customerId: '3', campaignId: '4', waveId: null },
  details: { ...fresh.details, title, categoryId: '7', countryCode: 'GB' },
});

const refused = (status: number, code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: code, extensions: { status, code } }] });
const lost = () => new TypeError('Failed to fetch');

interface Sent {
  readonly input: CreateOrderInput | UpdateOrderInput;
  readonly key: string | undefined;
  readonly tag: string | undefined;
}

/** One draft of one user, and the server with its order. */
function start() {
  let kept: ServerDraft | null = null;
  let order: OrderDraftFragment | null = null;
  let failure: unknown = null;
  const sent: Sent[] = [];
  const made = new Map<string, CreateOrderInput>();
  const answer = (input: object): OrderDraftFragment => {
    const { customerId, campaignId, categoryId, ...same } = input as CreateOrderInput;
    // Safe: other fields of an order are not read.
    return {
      jobsCount: 0,
      imageUrl: null,
      exampleImageUrl: null,
      ...order,
      ...same,
      id: '8',
      status: 'DRAFT',
      customer: { id: customerId ?? '3' },
      campaign: { id: campaignId ?? '4' },
      category: { id: categoryId ?? '7' },
    } as unknown as OrderDraftFragment;
  };
  const client = {
    mutate: async ({ variables: { input }, context: { headers } }: never) => {
      const { 'Idempotency-Key': key, 'If-Match': tag } = headers as Record<string, string>;
      const isNew = key !== undefined;
      sent.push({ input, key, tag });
      const thrown = failure;
      failure = null;
      if (thrown instanceof CombinedGraphQLErrors) throw thrown;
      if (isNew && !made.has(key)) made.set(key, input);
      order = answer(isNew ? (made.get(key) ?? input) : input);
      if (thrown !== null) throw thrown;
      return { data: isNew ? { createOrder: order } : { updateOrder: order } };
    },
    query: async ({ context }: { context: { noteTag: (tag: string) => void } }) => {
      context.noteTag('"1"');
      return { data: { order } };
    },
  } as unknown as ApolloClient;
  const record = {
    read: () => kept,
    write: (next: ServerDraft | null) => {
      kept = next;
    },
  };
  return {
    sent,
    made,
    save: (title: string, draft = 'draft') => saveDraft(client, record, named(title), draft),
    fail: (error: unknown) => {
      failure = error;
    },
    changeElsewhere: (changes: Partial<OrderDraftFragment>) => {
      if (order) order = { ...order, ...changes };
    },
  };
}

test('a draft is created under its idempotency key, and later only differences are sent with the read version as the precondition', async () => {
  const { save, sent } = start();
  expect(await save('Shelves')).toBe('8');
  expect(await save('Shelves')).toBe('8');
  expect(await save('Shops')).toBe('8');
  expect(sent).toMatchObject([
    { key: 'draft', tag: undefined, input: { title: 'Shelves' } },
    { key: undefined, tag: '"1"', input: { id: '8', title: 'Shops' } },
  ]);
  expect(Object.keys(sent[1]?.input ?? {}).toSorted()).toEqual(['id', 'title']);
});

test('a request without an answer is repeated unchanged; later changes follow', async () => {
  const { save, sent, fail, made } = start();
  fail(lost());
  await expect(save('Shelves')).rejects.toThrow('Failed to fetch');
  await save('Shops');
  expect(sent.map(({ key, input }) => [key, input.title])).toEqual([
    ['draft', 'Shelves'],
    ['draft', 'Shelves'],
    [undefined, 'Shops'],
  ]);
  expect(made.size).toBe(1);
});

test('a refused request is not repeated: the corrected values are sent', async () => {
  const { save, sent, fail } = start();
  fail(refused(422, 'validation.failed'));
  await expect(save('Sh')).rejects.toThrow('validation.failed');
  await save('Shelves');
  expect(sent.map(({ input }) => input.title)).toEqual(['Sh', 'Shelves']);
});

test('a request that is still being processed does not count as refused', async () => {
  const { save, sent, fail } = start();
  fail(refused(409, 'idempotency.in_progress'));
  await expect(save('Shelves')).rejects.toThrow('idempotency.in_progress');
  await save('Shops');
  expect(sent.map(({ input }) => input.title)).toEqual(['Shelves', 'Shelves', 'Shops']);
});

test("nothing overwrites another user's changes", async () => {
  const { save, sent, changeElsewhere } = start();
  await save('Shelves');
  changeElsewhere({ title: 'Theirs' });
  const error: unknown = await save('Shops').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(DraftChangedElsewhere);
  expect(error).toMatchObject({ order: { title: 'Theirs' } });
  expect(sent).toHaveLength(1);
});

test('a draft that was submitted elsewhere counts as changed elsewhere', async () => {
  const { save, changeElsewhere } = start();
  await save('Shelves');
  changeElsewhere({ status: 'PENDING' });
  await expect(save('Shops')).rejects.toBeInstanceOf(DraftChangedElsewhere);
});

test("another user's change between reading and writing is reported like an earlier one", async () => {
  const { save, fail } = start();
  await save('Shelves');
  fail(refused(412, 'precondition.failed'));
  await expect(save('Shops')).rejects.toBeInstanceOf(DraftChangedElsewhere);
});

test('any other failure of a change is passed on, and the change is sent again', async () => {
  const { save, sent, fail } = start();
  await save('Shelves');
  fail(refused(422, 'validation.failed'));
  await expect(save('Shops')).rejects.toThrow('validation.failed');
  await save('Shops');
  expect(sent.map(({ input }) => input.title)).toEqual(['Shelves', 'Shops', 'Shops']);
});

test('the record of another draft is ignored', async () => {
  const { save, made } = start();
  await save('Shelves', 'first');
  await save('Shops', 'second');
  expect([...made.keys()]).toEqual(['first', 'second']);
});
